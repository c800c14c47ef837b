import type { ComponentProps } from "react";
import { type PageLanguage, usePageLanguage } from "./page-language.ts";

/**
 * A link of a page: it leads to pages in the language of this page where there are any, and says where its own text is
 * in another. One with `hrefLang` chooses a language and leads there.
 */
export function Link({ children, ...link }: ComponentProps<"a">) {
  const language = usePageLanguage();
  const lang = link.lang ?? language.languageOf(children);
  return (
    <a
      {...link}
      {...(link.hrefLang === undefined && target(link.href, language))}
      {...(lang && { lang })}
    >
      {children}
    </a>
  );
}

function target(path: string | undefined, { pathOf, marksAsEnglish }: PageLanguage) {
  if (!path?.startsWith("/")) return undefined;
  const href = pathOf(path);
  return { href, ...(marksAsEnglish(href) && { hrefLang: "en" }) };
}

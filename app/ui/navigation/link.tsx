import type { ComponentProps } from "react";
import { type PageLanguage, usePageLanguage } from "./page-language-context.ts";

/**
 * A link of a page. It leads to the page in the current language, if there is one, and marks its own text if that is in
 * another language. With `hrefLang` it leads to that language.
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

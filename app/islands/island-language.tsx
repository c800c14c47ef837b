import type { ReactNode } from "react";
import type { Language } from "#domain/pages/language.ts";
import { textLanguage } from "#app/lib/page-language.ts";
import { PageLanguageContext } from "#app/ui/navigation/page-language.ts";

const none: ReadonlySet<string> = new Set();

/** Tells an island the language of its page, on the server and in the browser alike. */
export function IslandLanguage({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  const value = textLanguage({ language, untranslatedTexts: none });
  return <PageLanguageContext value={value}>{children}</PageLanguageContext>;
}

import type { ReactNode } from "react";
import { type Language, leadsToEnglish } from "#domain/texts/language.ts";
import { englishPage, PageLanguageContext } from "#app/ui/navigation/page-language-context.ts";

/**
 * Gives an island the language of its page, on the server and in the browser. Its props contain paths in that language,
 * because the browser does not know which pages are in Kiswahili.
 */
export function IslandLanguage({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  const value = {
    ...englishPage,
    marksAsEnglish: (path: string) => leadsToEnglish(language, path),
  };
  return <PageLanguageContext value={value}>{children}</PageLanguageContext>;
}

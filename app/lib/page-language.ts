import { type Language, leadsToEnglish } from "#domain/texts/language.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { englishPage, type PageLanguage } from "#app/ui/navigation/page-language-context.ts";

type Said = { language: Language; untranslatedTexts: ReadonlySet<string> };

/** For the menus around a page. Their links to English are not marked: a hundred marks would cost too many bytes. */
export function pageLanguage({ language, untranslatedTexts }: Said): PageLanguage {
  if (language === "en") return englishPage;
  return {
    pathOf: (path) => inLanguage(path, language),
    marksAsEnglish: () => false,
    languageOf: (shown) =>
      typeof shown === "string" && untranslatedTexts.has(shown) ? "en" : undefined,
  };
}

/** The text of a page. */
export function textLanguage(said: Said): PageLanguage {
  return { ...pageLanguage(said), marksAsEnglish: (path) => leadsToEnglish(said.language, path) };
}

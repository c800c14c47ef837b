import { createContext, type ReactNode, use } from "react";

/** Knows the languages of the links and texts of a page. */
export type PageLanguage = {
  /** The path of a page of ours in the language of this page, where it has one. */
  pathOf: (path: string) => string;
  /** True of a path whose link says that it leads to English. */
  marksAsEnglish: (path: string) => boolean;
  /** The language of what is shown, if it is a text in another than that of the page. */
  languageOf: (shown: ReactNode) => "en" | undefined;
};

/** A page in English, the language of every path and text without another. */
export const englishPage: PageLanguage = {
  pathOf: (path) => path,
  marksAsEnglish: () => false,
  languageOf: () => undefined,
};

export const PageLanguageContext = createContext(englishPage);

export const usePageLanguage = (): PageLanguage => use(PageLanguageContext);

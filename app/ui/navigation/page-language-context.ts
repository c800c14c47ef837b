import { createContext, type ReactNode, use } from "react";

/** The language of a page, for its links and texts. */
export type PageLanguage = {
  /** The path of a page in the current language, if it exists there. */
  pathOf: (path: string) => string;
  /** True for a path whose link is marked as English. */
  marksAsEnglish: (path: string) => boolean;
  /** The language of a text, if it differs from that of the page. */
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

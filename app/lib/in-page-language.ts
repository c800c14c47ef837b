import { inLanguage, languageAsked } from "#domain/pages/language.ts";

/** The address of the same thing in the language of the page. For the browser. */
export const inPagesLanguage = (address: string) =>
  inLanguage(address, languageAsked(document.documentElement.lang));

/** A header that asks the API for words in the language of the page. For the browser. */
export const inPageLanguage = () => ({ "Accept-Language": document.documentElement.lang });

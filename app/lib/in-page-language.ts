import { languageAsked, withLanguage } from "#domain/pages/language.ts";

/** The address of a page that is there in both languages, in the language of this one. For the browser. */
export const inPagesLanguage = (address: string) =>
  withLanguage(address, languageAsked(document.documentElement.lang));

/** A header that asks the API for words in the language of the page. For the browser. */
export const inPageLanguage = () => ({ "Accept-Language": document.documentElement.lang });

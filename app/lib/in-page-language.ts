import { languageAsked, withLanguage } from "#domain/texts/language.ts";

/** The path, in the language of the current page, of a page that exists in both languages. In the browser only. */
export const inPagesLanguage = (address: string) =>
  withLanguage(address, languageAsked(document.documentElement.lang));

/** A header that asks the API for texts in the language of the page. In the browser only. */
export const inPageLanguage = () => ({ "Accept-Language": document.documentElement.lang });

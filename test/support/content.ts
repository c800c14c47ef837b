import { loadContent } from "#model/load.ts";

/** The words and addresses the site is given: tests ask for these, not for copies of them. */
export const content = loadContent();

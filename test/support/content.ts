import { contents } from "./contents.ts";

/** The words and addresses the site is given: tests ask for these, not for copies of them. */
export const content = contents.en;

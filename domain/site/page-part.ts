/** The header that a script sends when it requests a page in order to take a part from it (docs/decisions/039). */
export const partHeader = "X-Page-Part";

/** Suffix of the cache key of such a page, because its styles are written differently. */
export const partMark = "#part";

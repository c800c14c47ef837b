import { loadLanguages } from "#checks/load-languages.ts";

/** The site's own content in both languages, read once for all tests of a worker. */
export const contents = loadLanguages();

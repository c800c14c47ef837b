import { listedPages } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import type { SearchRecord } from "../search-record.ts";

/** Pages that no record of the content describes: tools, lists and pages about the group. */
export function readPages(content: Content): SearchRecord[] {
  return listedPages(content).flatMap(({ href, title, description, searchTexts = [] }) =>
    description ? [{ kind: "pages", href, title, description, texts: searchTexts }] : [],
  );
}

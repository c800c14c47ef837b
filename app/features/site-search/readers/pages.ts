import { listedPages } from "#app/pages/derived.ts";
import type { Content } from "#model/content.ts";
import type { SearchRecord } from "../search-record.ts";

/** The pages that stand for themselves: tools, lists, and what the group says of itself. */
export function readPages(content: Content): SearchRecord[] {
  return listedPages(content).flatMap(({ href, title, description, searchTexts = [] }) =>
    description ? [{ kind: "pages", href, title, description, texts: searchTexts }] : [],
  );
}

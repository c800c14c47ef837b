import { useMatches } from "react-router";
import type { PageMeta } from "./page-meta.ts";

/** The head of the current page; undefined if its loader failed. */
export function usePageMeta(): PageMeta | undefined {
  return useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasMeta)?.meta;
}

/** Recognises a route's data by its canonical URL, which only loader data with a page's head has. */
function hasMeta(data: unknown): data is { meta: PageMeta } {
  return (
    typeof data === "object" &&
    data !== null &&
    "meta" in data &&
    typeof data.meta === "object" &&
    data.meta !== null &&
    "canonical" in data.meta
  );
}

import { useMatches } from "react-router";
import type { PageMeta } from "./page-meta.ts";

/** The meta of the current page; undefined if its loader failed. */
export function usePageMeta(): PageMeta | undefined {
  return useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasMeta)?.meta;
}

/** Every route's loader returns what the head of the page says; nothing else names a canonical address. */
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

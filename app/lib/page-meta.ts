import { useMatches } from "react-router";
import type { Crumb } from "#app/ui/navigation/breadcrumbs.tsx";

/** The head of a page (`layout/head/`), as `meta` in the data of its loader. */
export type PageMeta = {
  title: string;
  /** The input has errors: the title says so first, for users of screen readers. */
  hasErrors?: boolean;
  description: string;
  /** The canonical path, with its parameters. */
  canonical: string;
  /** The `og:type`, if it is not `website`. */
  kind?: "article" | "profile";
  /** Keeps the page out of search engines. */
  isUnlisted?: boolean;
  /** A feed that lists pages of this kind: feed readers discover it. */
  feed?: { title: string; href: string };
};

/** The head of a page whose texts have a title and a summary. */
export const metaOf = (
  { title, summary }: { title: string; summary: string },
  canonical: string,
): PageMeta => ({ title, description: summary, canonical });

/** The head of such a page, and its one crumb below Home, for the data of its loader. */
export const headOf = (texts: { title: string; summary: string }, canonical: string) => ({
  meta: metaOf(texts, canonical),
  crumbs: [{ label: texts.title }],
});

/** In the data of a page's loader. */
type PageData = { meta: PageMeta; crumbs?: readonly Crumb[] };

/** The head of the current page; undefined if its loader failed: the error view gives the title. */
export const usePageMeta = (): PageMeta | undefined => usePageData()?.meta;

/** The crumbs of the current page below Home; empty on a page without a breadcrumb. */
export const usePageCrumbs = (): readonly Crumb[] => usePageData()?.crumbs ?? [];

function usePageData(): PageData | undefined {
  return useMatches()
    .map(({ loaderData }) => loaderData)
    .find(hasMeta);
}

/** Recognises a route's data by its canonical path, which only loader data with a page's head has. */
function hasMeta(data: unknown): data is PageData {
  return (
    typeof data === "object" &&
    data !== null &&
    "meta" in data &&
    typeof data.meta === "object" &&
    data.meta !== null &&
    "canonical" in data.meta
  );
}

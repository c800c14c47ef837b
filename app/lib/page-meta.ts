import type { MetaDescriptor } from "react-router";

export type PageMeta = {
  title: string;
  /** The input has errors: the title says so first, for users of screen readers. */
  hasErrors?: boolean;
  description: string;
  /** The canonical URL. */
  canonical: string;
  /** The `og:type`, if it is not `website`. */
  kind?: "article" | "profile";
  /** Keeps the page out of search engines. */
  isUnlisted?: boolean;
  /** A feed that lists pages of this kind: feed readers discover it. */
  feed?: { title: string; href: string };
};

/**
 * The head of a page apart from its title (`layout/page-title.tsx`): every route's `meta` is this, with `meta` from its
 * loader. Without loader data the loader has failed, and the error view gives the title.
 */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { meta: PageMeta } | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const page = loaderData.meta;
  return [
    // One tag for search engines and, by its second name, for previews: descriptions are long.
    { name: "description", property: "og:description", content: page.description },
    ...(page.feed
      ? [{ tagName: "link", rel: "alternate", type: "application/rss+xml", ...page.feed } as const]
      : []),
    ...(page.isUnlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

import type { MetaDescriptor } from "react-router";

export type PageMeta = {
  title: string;
  /** The input has errors: the title begins with that, for users of screen readers. */
  hasErrors?: boolean;
  description: string;
  /** The address search engines should keep. */
  canonical: string;
  /** Its kind for those who show it elsewhere (`og:type`), if it is more than a page. */
  kind?: "article" | "profile";
  /** Keeps the page out of search engines. */
  isUnlisted?: boolean;
  /** A feed of what the page is one of: readers find it by themselves. */
  feed?: { title: string; href: string };
};

/**
 * The head of a page but for its title (`layout/page-title.tsx`): every route's `meta` is this, and its loader returns
 * what it shows. There is no loader data when the loader failed; then the error's own view gives the title.
 */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { meta: PageMeta } | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const page = loaderData.meta;
  return [
    // One tag for search engines and, by its second name, for previews: the words are long.
    { name: "description", property: "og:description", content: page.description },
    ...(page.feed
      ? [{ tagName: "link", rel: "alternate", type: "application/rss+xml", ...page.feed } as const]
      : []),
    ...(page.isUnlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

import type { PageSlug } from "#domain/pages/pages.ts";
import type { Content } from "#model/content.ts";

/** The list entry of a page whose texts have these names. */
export function described(page: { title: string; description: string; lead: string }) {
  return { title: page.title, description: [page.description, page.lead] };
}

/** The same for a page whose description is called `summary`. */
export function written(page: { title: string; summary: string; lead: string }) {
  return { title: page.title, description: [page.summary, page.lead] };
}

/** The entry of a help page written in Markdown; none while it is unpublished. */
export function markdownPage({ pages }: Content, wanted: PageSlug) {
  return pages
    .filter(({ slug }) => slug === wanted)
    .map(({ slug, title, summary }) => ({
      area: "help" as const,
      title,
      description: [summary],
      file: `pages/${slug}.md`,
    }));
}

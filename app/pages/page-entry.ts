import type { PageSlug } from "#domain/pages/pages.ts";
import type { Content } from "#model/content.ts";

type Texts = { title: string; lead: string } & ({ description: string } | { summary: string });

/** The entry in lists of pages and in search, from the texts of a page. */
export function entryOf(page: Texts) {
  const description = "description" in page ? page.description : page.summary;
  return { title: page.title, description: [description, page.lead] };
}

/** The entry of a help page written in Markdown; none while it is unpublished. */
export function markdownEntry({ pages }: Content, wanted: PageSlug) {
  return pages
    .filter(({ slug }) => slug === wanted)
    .map(({ slug, title, summary }) => ({
      area: "help" as const,
      title,
      description: [summary],
      file: `pages/${slug}.md`,
    }));
}

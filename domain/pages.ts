/** The pages written as Markdown under `content/pages`; each has a route. */
export const pageSlugs = ["contact-us"] as const;
export type PageSlug = (typeof pageSlugs)[number];

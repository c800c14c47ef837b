/** The pages written as Markdown under `content/pages`; each has a route. */
export const pageSlugs = ["contact-us", "forex-rates"] as const;
export type PageSlug = (typeof pageSlugs)[number];

/** Pages written as Markdown under `content/pages`. */
export const pageSlugs = ["contact-us"] as const;
export type PageSlug = (typeof pageSlugs)[number];

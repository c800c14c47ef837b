/** Pages written as Markdown under `content/pages`. */
export const pageSlugs = ["contact-us", "accessibility"] as const;
export type PageSlug = (typeof pageSlugs)[number];

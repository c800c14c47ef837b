import { families } from "#domain/products/families.ts";

/** The areas of the site map, in its order. */
export const siteAreas = [
  "banking",
  ...families,
  "tools",
  "property",
  "help",
  "branches",
  "group",
  "careers",
  "press",
] as const;

export type SiteArea = (typeof siteAreas)[number];

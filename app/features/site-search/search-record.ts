import type { SearchKind } from "#domain/search/search.ts";

/** Something that can be found: what is searched in it, and what its result shows. */
export type SearchRecord = {
  kind: SearchKind;
  href: string;
  title: string;
  /** What a result shows when the term stands in the title alone; the other texts of the description follow it. */
  description: readonly string[];
  /** Features, locations, amenities: what else is searched. */
  texts: readonly string[];
  /** What the kind is called, where the kind's own name is too wide: "Borrow" for a product. */
  label?: string;
  isSpecimen?: boolean;
};

import type { SearchKind } from "#domain/search/search.ts";

/** Something that can be found: what is searched in it, and what its result shows. */
export type SearchRecord = {
  kind: SearchKind;
  href: string;
  title: string;
  /** The text of a result whose title alone holds the term; the other texts of the description follow it. */
  description: readonly string[];
  /** Features, locations, amenities: what else is searched. */
  texts: readonly string[];
  /** The name of the kind if the kind's own is too wide: "Borrow" for a product. */
  label?: string;
  isSpecimen?: boolean;
};

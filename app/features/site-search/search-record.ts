import type { ShownPrice } from "#app/parts/prices/shown-prices.ts";
import type { SearchKind } from "#domain/search/search.ts";

/** A searchable record, with the texts its result shows. */
export type SearchRecord = {
  kind: SearchKind;
  href: string;
  title: string;
  /** A result shows the first of all texts with the term in it, or the first text here if only the title matches. */
  description: readonly string[];
  /** Other searchable texts: features, locations, amenities. */
  texts: readonly string[];
  /** A name for results if that of the kind is too general: "Borrow" for a product. */
  label?: string;
  isSpecimen?: boolean;
  /** The first line of a product's price. */
  price?: ShownPrice | undefined;
};

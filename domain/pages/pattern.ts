import { families, type Family } from "#domain/products/catalogue.ts";

/** The textile each kind of page wears: a basket weave, a printed cloth, a bead collar, stripes, a plaid. */
export const motifs = ["savings", "loans", "insurance", "treasury", "corporate"] as const;
export type Motif = (typeof motifs)[number];

/** Each shape is drawn for the box it fills: banners on a desk and on a phone, cards, edges, previews. */
export type PatternShape = "wide" | "tall" | "tile" | "strip" | "ring" | "share";

export const motifOf: Readonly<Record<Family, Motif>> = {
  "save-invest": "savings",
  borrow: "loans",
  insure: "insurance",
  "move-money-trade": "treasury",
};

/** The family whose textile a motif is, and whose colours go with it; the corporate plaid is no family's. */
export function familyOf(motif: Motif): Family | undefined {
  return families.find((family) => motifOf[family] === motif);
}

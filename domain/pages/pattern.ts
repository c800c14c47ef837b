/** The textile each kind of page wears: a basket weave, a printed cloth, a bead collar, stripes, a plaid. */
export const motifs = ["savings", "loans", "insurance", "treasury", "corporate"] as const;
export type Motif = (typeof motifs)[number];

/** Each shape is drawn for the box it fills: banners on a desk and on a phone, cards, edges, previews. */
export type PatternShape = "wide" | "tall" | "tile" | "strip" | "ring" | "share";

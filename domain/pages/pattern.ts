/** The textile of each kind of page: a basket weave, a printed cloth, a bead collar, stripes, a plaid. */
export const motifs = ["savings", "loans", "insurance", "treasury", "corporate"] as const;
export type Motif = (typeof motifs)[number];

/** Each shape is drawn for the box it fills: slides, banners on a desk and on a phone, cards, edges, previews. */
export type PatternShape = "wide" | "head" | "hem" | "tile" | "strip" | "ring" | "share";

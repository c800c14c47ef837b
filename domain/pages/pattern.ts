import { randomFrom } from "#domain/search/random-from.ts";

/** The textile of each kind of page: a basket weave, a printed cloth, a bead collar, stripes, a plaid. */
export const motifs = ["savings", "loans", "insurance", "treasury", "corporate"] as const;
export type Motif = (typeof motifs)[number];

/** The number of cloths of each motif. */
export const cloths = 8;

/** The cloth of a page or a thing: the same for the same slug or name, from 0 to `cloths` - 1. `turn` 1 is another. */
export const clothOf = (name: string, turn = 0): number =>
  (Math.floor(randomFrom(name)() * cloths) + turn) % cloths;

/** Each shape is drawn for the box it fills: slides, banners on a desk and on a phone, cards, edges, previews. */
export type PatternShape = "wide" | "head" | "hem" | "tile" | "strip" | "ring" | "share";

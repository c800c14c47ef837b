import { randomFrom } from "#domain/search/random-from.ts";

/** The textile of each kind of page: a basket weave, a printed cloth, a bead collar, stripes, a plaid. */
export const motifs = ["savings", "loans", "insurance", "treasury", "corporate"] as const;
export type Motif = (typeof motifs)[number];

/** The number of cloths of each motif. */
export const cloths = 8;

/** The cloth for a slug or name, from 0 to `cloths` - 1, always the same. `turn` 1 gives another. */
export const clothOf = (name: string, turn = 0): number =>
  (Math.floor(randomFrom(name)() * cloths) + turn) % cloths;

/** Each shape is drawn for the box it fills: slides, banners on a desktop and on a phone, cards, edges, previews. */
export type PatternShape = "wide" | "head" | "hem" | "tile" | "strip" | "ring" | "share";

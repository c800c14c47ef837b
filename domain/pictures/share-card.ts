import type { Motif } from "./pattern.ts";
import type { Scene } from "./scene.ts";

/** The art in the disc: a clay scene, an icon in a ring of beads, or a file of public/pictures. */
export type ShareArt = { scene: Scene } | { icon: string } | { picture: string };

/** The content of a page's preview picture (Open Graph). */
export type ShareCard = {
  /** The page; those below it that have no card share it. */
  address: string;
  brand: "group" | "bank";
  kicker?: string;
  title: string;
  motif: Motif;
  /** The seed of the cloth's drawing. */
  seed: string;
  art: ShareArt;
};

/** Preview pictures (1200 by 630 pixels, Open Graph) with their alt text, by page address. */
export type SharePictures = Readonly<Record<string, { src: string; alt: string }>>;

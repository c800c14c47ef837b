import type { Colourway } from "./palettes.ts";
import type { Random } from "./seeded-random.ts";
import type { ShapeFrame } from "./shapes.ts";

/** What a motif is given to draw with. */
export type Cloth = { frame: ShapeFrame; colours: Colourway; random: Random };

/** Draws the pattern over the whole frame, ground included. */
export type DrawMotif = (cloth: Cloth) => string;

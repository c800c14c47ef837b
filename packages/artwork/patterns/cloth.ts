import type { Colourway } from "./palettes.ts";
import type { Random } from "../../../test/support/seeded-random.ts";
import type { ShapeFrame } from "./shapes.ts";

/** The frame, colours and random numbers that a motif draws with. */
export type Cloth = { frame: ShapeFrame; colours: Colourway; random: Random };

/** Draws the pattern over the whole frame, ground included. */
export type DrawMotif = (cloth: Cloth) => string;

import { commercial } from "./commercial.ts";
import { courts } from "./courts.ts";
import { estates } from "./estates.ts";
import { flats } from "./flats.ts";
import type { Home } from "./home.ts";
import { houses } from "./houses.ts";
import { plots } from "./plots.ts";
import { rooms } from "./rooms.ts";
import { townPlots } from "./town-plot.ts";

/** All models; a model's name is the beginning of its pictures' names. */
export const homes: readonly Home[] = [
  ...estates,
  ...courts,
  ...flats,
  ...houses,
  ...commercial,
  ...plots,
  ...townPlots,
  ...rooms,
];

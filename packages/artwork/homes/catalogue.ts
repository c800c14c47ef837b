import { commercial } from "./commercial.ts";
import { courts } from "./courts.ts";
import { estates } from "./estates.ts";
import { flats } from "./flats.ts";
import type { Home } from "./home.ts";
import { houses } from "./houses.ts";
import { plots } from "./plots.ts";
import { rooms } from "./rooms.ts";
import { townPlots } from "./town-plot.ts";

/** Every model there is; what it is called begins the names of its pictures. */
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

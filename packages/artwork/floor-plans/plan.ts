/** A plan as data: metres from the upper left corner of the home, x to the right, y down. */

export type RoomKind =
  | "living"
  | "kitchen"
  | "bed"
  | "bath"
  | "hall"
  | "stairs"
  | "store"
  | "work"
  | "core"
  | "outside";

export type Room = readonly [
  name: string,
  kind: RoomKind,
  x: number,
  y: number,
  width: number,
  depth: number,
];

/** A gap in a wall that runs along x or y, from its upper or left end. */
export type Opening = readonly [x: number, y: number, along: "x" | "y", width?: number];

export type Plan = {
  /** The name of its file. */
  name: string;
  title: string;
  rooms: readonly Room[];
  doors: readonly Opening[];
  windows: readonly Opening[];
  /** Square metres, if the record states them; without them the plan shows no sizes. */
  squareMetres?: number;
  /** Shows each room's area instead of its lengths. */
  inAreas?: boolean;
};

export const doorWidth = 0.8;
export const windowWidth = 1.4;

/** The floor area: rooms under the roof, without balconies, yards and the parts that all floors share. */
export const floorArea = ({ rooms }: Pick<Plan, "rooms">) =>
  rooms
    .filter(([, kind]) => kind !== "outside" && kind !== "core")
    .reduce((sum, [, , , , width, depth]) => sum + width * depth, 0);

export function extent({ rooms }: Pick<Plan, "rooms">) {
  const left = Math.min(...rooms.map(([, , x]) => x));
  const top = Math.min(...rooms.map(([, , , y]) => y));
  return {
    left,
    top,
    width: Math.max(...rooms.map(([, , x, , width]) => x + width)) - left,
    depth: Math.max(...rooms.map(([, , , y, , depth]) => y + depth)) - top,
  };
}

/** The mirrored plan, for the home across the landing. */
export function mirrored(plan: Plan, name: string): Plan {
  const { left, width } = extent(plan);
  const other = (x: number, across: number) => round(2 * left + width - x - across);
  const turned = (openings: readonly Opening[], usual: number) =>
    openings.map(([x, y, along, wide = usual]): Opening => [
      other(x, along === "x" ? wide : 0),
      y,
      along,
      wide,
    ]);
  return {
    ...plan,
    name,
    rooms: plan.rooms.map(([label, kind, x, y, across, depth]): Room => [
      label,
      kind,
      other(x, across),
      y,
      across,
      depth,
    ]),
    doors: turned(plan.doors, doorWidth),
    windows: turned(plan.windows, windowWidth),
  };
}

/** Rounds to a centimetre, and turns -0 into 0. */
const round = (metres: number) => Math.round(metres * 100) / 100 + 0;

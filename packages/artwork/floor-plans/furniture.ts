import type { Room, RoomKind } from "./plan.ts";

type Frame = { x: (metres: number) => number; y: (metres: number) => number };
type Piece = readonly [x: number, y: number, width: number, depth: number];

/** The furniture of each kind of room, by its width and depth: enough to see what the room is for. */
const pieces: Record<RoomKind, (width: number, depth: number) => readonly Piece[]> = {
  living: (w, d) => [
    [0.25, d - 1.05, Math.min(2.4, w * 0.5), 0.8],
    [w - 1.05, 0.3, 0.8, Math.min(1.9, d * 0.36)],
  ],
  kitchen: (w) => [
    [0.12, 0.12, w - 0.24, 0.55],
    [w - 0.95, 0.2, 0.6, 0.38],
  ],
  bed: (w, d) => [
    [w - 1.85, d - 1.65, 1.7, 1.5],
    [w - 0.6, d - 1.5, 0.4, 0.55],
    [w - 0.6, d - 0.85, 0.4, 0.55],
  ],
  bath: (w, d) => [
    [0.15, d - 0.75, 0.45, 0.6],
    [w - 0.7, d - 0.55, 0.55, 0.4],
  ],
  hall: () => [],
  stairs: (w, d) =>
    Array.from({ length: 8 }, (_, i): Piece => [(i * w) / 8, d * 0.08, w / 8, d * 0.28]),
  store: () => [],
  work: (w, d) => [
    [w - 2, d - 1.25, 1.6, 0.75],
    [w - 1.4, d - 0.45, 0.45, 0.35],
  ],
  core: () => [],
  outside: () => [],
};

export function drawFurniture([, kind, x, y, width, depth]: Room, frame: Frame) {
  return pieces[kind](width, depth)
    .map(([dx, dy, w, d]) => {
      const [left, top] = [frame.x(x + dx), frame.y(y + dy)];
      return `<path d="M${left} ${top}H${frame.x(x + dx + w)}V${frame.y(y + dy + d)}H${left}z"/>`;
    })
    .join("");
}

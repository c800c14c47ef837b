import type { Cloth } from "./cloth.ts";
import { drawFolds } from "./folds.ts";
import { cover, element, short, tile } from "./svg.ts";

/** Maasai shuka: even squares of two colours, crossing in a twill. Groups of thin lines would be a tartan's. */
export function drawShuka({ frame, colours, random }: Cloth): string {
  const { ground, threads } = colours;
  const [lead] = threads;
  const size = random.pick([104, 120, 136]);
  const turn = `scale(${short(frame.scale, 2)})`;
  const stripe = { width: size / 2, height: size / 2, fill: lead };
  const squares = { width: size, height: size };
  return (
    cover(frame, ground) +
    tile("warp", squares, turn, element("rect", { ...stripe, x: size / 4, height: size })) +
    tile("weft", squares, turn, element("rect", { ...stripe, y: size / 4, width: size })) +
    cover(frame, "url(#warp)") +
    drawTwill(turn) +
    element("mask", { id: "over" }, cover(frame, "url(#twill)")) +
    element("g", { mask: "url(#over)" }, cover(frame, ground), cover(frame, "url(#weft)")) +
    drawFolds({ frame, colours, random }, 0, 0.35)
  );
}

/** The parts where the weft is on top: diagonals half as wide as their distance. */
function drawTwill(turn: string) {
  return tile(
    "twill",
    { width: 8, height: 8 },
    turn,
    element("path", { d: "M0 0h4l-4 4zM8 0v4l-4 4h-4z", fill: "#fff" }),
  );
}

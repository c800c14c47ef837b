import type { Cloth } from "./cloth.ts";
import { drawFolds } from "./folds.ts";
import { setts, type Stripe } from "./shuka-setts.ts";
import { cover, element, short, tile } from "./svg.ts";

/** Maasai shuka: the same stripes in warp and weft, crossing in a twill. */
export function drawShuka({ frame, colours, random }: Cloth): string {
  const { ground, shade, threads } = colours;
  const { size, stripes } = random.pick(setts)(threads, random);
  const lean = random.pick([0, 4]);
  const turn = `rotate(${lean}) scale(${short(frame.scale, 2)})`;
  const cloth = (id: string, draw: (stripe: Stripe) => string) =>
    tile(id, { width: size, height: size }, turn, ...stripes.map(draw));
  return (
    cover(frame, ground) +
    cloth("warp", ({ at, width, colour }) =>
      element("rect", { x: at, width, height: size, fill: colour }),
    ) +
    cloth("weft", ({ at, width, colour }) =>
      element("rect", { y: at, width: size, height: width, fill: colour }),
    ) +
    cover(frame, "url(#warp)") +
    drawTwill(turn) +
    element("mask", { id: "over" }, cover(frame, "url(#twill)")) +
    element("g", { mask: "url(#over)" }, cover(frame, ground), cover(frame, "url(#weft)")) +
    relief(turn, shade) +
    cover(frame, "url(#relief)") +
    drawFolds({ frame, colours, random }, lean / 2, 0.7)
  );
}

const twill = { width: 5, height: 5 };

/** The parts where the weft lies over the warp: diagonals half as wide as they are apart. */
function drawTwill(turn: string) {
  return tile(
    "twill",
    twill,
    turn,
    element("path", { d: "M0 0h2.5l-2.5 2.5zM5 0v2.5l-2.5 2.5h-2.5z", fill: "#fff" }),
  );
}

function relief(turn: string, shade: string) {
  return tile(
    "relief",
    twill,
    turn,
    element("path", {
      d: "M-1 3.5l4.5 -4.5M1.5 6l4.5 -4.5",
      stroke: shade,
      "stroke-opacity": ".4",
    }),
  );
}

import type { Cloth } from "./cloth.ts";
import { drawFolds } from "./folds.ts";
import { arrangeWarp, type Figure, type Stripe } from "./kikoy-warp.ts";
import { cover, element, short, tile } from "./svg.ts";

/** Woven figures repeat after this length along a stripe. */
const figureLength = 24;

/** Kikoy of the coast: plain fields between mirrored groups of stripes, hanging in soft folds. */
export function drawKikoy(cloth: Cloth): string {
  const { frame, colours, random } = cloth;
  const warp = arrangeWarp(colours, random);
  const lean = random.pick(frame.isBand ? [-32, -20, 20, 32] : [-58, -24, -14, 12, 26, 60]);
  let repeat = 0;
  const stripes = warp.map((stripe) => {
    const left = repeat;
    repeat += stripe.width;
    return drawStripe(stripe, left);
  });
  const turn = `rotate(${lean}) scale(${short(frame.scale, 2)})`;
  return (
    cover(frame, colours.ground) +
    tile("stripes", { width: repeat, height: figureLength }, turn, ...stripes) +
    cover(frame, "url(#stripes)") +
    weft(colours.shade, lean) +
    cover(frame, "url(#weft)") +
    drawFolds(cloth, lean)
  );
}

function drawStripe({ width, colour, woven }: Stripe, left: number) {
  if (!colour) return "";
  const base = element("rect", { x: left, width, height: figureLength, fill: colour });
  if (!woven) return base;
  const d = figurePath(woven.figure, left + width / 2, width / 3);
  return base + element("path", { d, fill: woven.thread });
}

/** One figure about the middle of its stripe, reaching equally far to both sides. */
function figurePath(figure: Figure, middle: number, reach: number) {
  const [left, across, half] = [short(middle - reach), short(2 * reach), figureLength / 2];
  switch (figure) {
    case "ladder":
      return [2, 10, 18].map((y) => `M${left} ${y}h${across}v4h-${across}z`).join("");
    case "lozenges": {
      const [right, down] = [short(reach), half - 1];
      return `M${left} ${half}L${short(middle)} 1l${right} ${down}l-${right} ${down}z`;
    }
    case "twist":
      return `M${left} 0l${across} ${half}v6l-${across}-${half}z`;
  }
}

/** The threads across: each a fine shadow, every other one shifted by half. */
function weft(shade: string, lean: number) {
  return tile(
    "weft",
    { width: 6, height: 4 },
    `rotate(${lean})`,
    element("path", { d: "M0 .5h3M3 2.5h3", stroke: shade, "stroke-opacity": ".3" }),
    element("path", { d: "M3 .5h3M0 2.5h3", stroke: "#fff", "stroke-opacity": ".1" }),
  );
}

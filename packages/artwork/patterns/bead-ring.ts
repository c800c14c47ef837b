import { collarBands } from "./bead-collar.ts";
import { createBandMaker } from "./bead-bands.ts";
import { ringAbout } from "./bead-rows.ts";
import type { Cloth } from "./cloth.ts";
import { cover, element } from "./svg.ts";

/** As fractions of the width: the radius for the initials, and the start of the beads. */
const discShare = 0.25;
const beadsShare = 0.29;

/** A collar about a plain disc: the portrait of a person without a photograph, around their initials. */
export function drawBeadRing({ frame, colours, random }: Cloth): string {
  const { width, height } = frame;
  const bead = 13 * frame.scale;
  const [cx, cy] = [width / 2, height / 2];
  const bands = createBandMaker(bead, colours, random);
  const beads = collarBands({
    ring: ringAbout(cx, cy),
    bead,
    start: width * beadsShare,
    reach: Math.hypot(cx, cy),
    bands,
    random,
  });
  return (
    cover(frame, colours.ground) +
    element("g", { fill: "none", "stroke-linecap": "round", "stroke-width": bead }, beads) +
    element("circle", { cx, cy, r: width * discShare, fill: "#fbf6ee" })
  );
}

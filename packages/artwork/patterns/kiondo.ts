import type { Cloth } from "./cloth.ts";
import { arrangeBands, arrangeOneBand, type Period } from "./kiondo-arrangement.ts";
import { type Band, colourAt } from "./kiondo-bands.ts";
import { cover, element, short, tile } from "./svg.ts";

const stitch = { width: 15, height: 10, slant: 4 };

/** A kiondo basket: bands of stepped figures in rows of twined sisal. */
export function drawKiondo({ frame, colours, random }: Cloth): string {
  const period: Period = random.pick([12, 16, 20, 24]);
  const rowsInView = Math.floor(frame.height / (stitch.height * frame.scale));
  const bands = frame.isBand
    ? arrangeOneBand(rowsInView, period, random)
    : arrangeBands(period, random);
  const rows = bands.flatMap((band) =>
    Array.from({ length: band.rows }, (_, row) => ({ band, row })),
  );
  const scale = `scale(${short(frame.scale, 2)})`;
  const figures = tile(
    "figures",
    { width: period * stitch.width, height: rows.length * stitch.height },
    scale,
    ...colours.threads.map((fill, thread) => {
      const d = rows.map(({ band, row }, y) => stitchesOf(thread, band, row, y, period)).join("");
      return d && element("path", { fill, d });
    }),
  );
  return (
    cover(frame, colours.ground) +
    figures +
    cover(frame, "url(#figures)") +
    twining(colours.shade, scale) +
    cover(frame, "url(#twining)")
  );
}

/** The stitches of one thread in one row, adjacent ones joined; rows lean alternately left and right. */
function stitchesOf(thread: number, band: Band, row: number, y: number, period: number) {
  const lean = y % 2 === 0 ? stitch.slant : -stitch.slant;
  let path = "";
  let start: number | undefined;
  // One stitch more on either side, as a leaning stitch reaches over the edge of the repeat.
  for (let x = -1; x <= period + 1; x += 1) {
    const isOfThread = x <= period && colourAt(band, x, row) === thread;
    if (isOfThread) start ??= x;
    if (isOfThread || start === undefined) continue;
    const left = start * stitch.width + Math.max(0, -lean);
    const length = (x - start) * stitch.width;
    path += `M${left} ${y * stitch.height}h${length}l${lean} ${stitch.height}h-${length}z`;
    start = undefined;
  }
  return path;
}

/**
 * The shadow under each row, the gaps between stitches and the light on each, for two rows that lean in opposite
 * directions.
 */
function twining(shade: string, patternTransform: string) {
  const { width, height, slant } = stitch;
  const edge = (x: number) => `M${x} 0l${slant} ${height}l-${slant} ${height}`;
  const across = (y: number) => `M0 ${y}h${width}`;
  const drawn = { fill: "none", stroke: shade };
  return tile(
    "twining",
    { width, height: 2 * height },
    patternTransform,
    element("path", {
      ...drawn,
      d: across(height - 2) + across(2 * height - 2),
      "stroke-width": 3,
      "stroke-opacity": ".2",
    }),
    element("path", {
      ...drawn,
      d: edge(0) + edge(width) + across(0) + across(height) + across(2 * height),
      "stroke-width": 2,
      "stroke-opacity": ".65",
    }),
    element("path", {
      ...drawn,
      d: `M6 3l1 3M8 ${height + 3}l-1 3`,
      stroke: "#fff",
      "stroke-width": 2.6,
      "stroke-linecap": "round",
      "stroke-opacity": ".22",
    }),
  );
}

import { readFileSync, writeFileSync } from "node:fs";
import { geoEquirectangular, geoPath } from "d3-geo";
import { feature } from "topojson-client";

/**
 * Draws the outline of Kenya for the map of branches, from Natural Earth's countries at 1:50 million (public domain,
 * in package world-atlas). Run by hand; its output is committed: `node tools/kenya-outline.ts`.
 */
const atlas: Parameters<typeof feature>[0] = JSON.parse(
  readFileSync(new URL(import.meta.resolve("world-atlas/countries-50m.json")), "utf8"),
);
const countries = atlas.objects["countries"];
const all = countries && feature(atlas, countries);
const kenya =
  all &&
  "features" in all &&
  all.features.find(({ properties }) => properties && properties["name"] === "Kenya");
if (!kenya) throw new Error("The atlas has no Kenya");

/** Close to the equator a plain grid of degrees is true to shape, and a page can place a town on it by itself. */
const frame = { width: 320, height: 390 };
const projection = geoEquirectangular().fitSize([frame.width, frame.height], kenya);
const at = (longitude: number, latitude: number) => {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error("The projection misses a point");
  return point;
};
const [x36, y0] = at(36, 0);
const [x37] = at(37, 0);
const unitsPerDegree = x37 - x36;
/** Simplified for a phone: closer corners would not be visible. */
const leastStep = 5;
const drawn = geoPath(projection).digits(0)(kenya) ?? "";
const [mainland = ""] = drawn.split("Z").toSorted((a, b) => b.length - a.length);
const corners = mainland.slice(1).split("L");
let last: readonly number[] = [Infinity, Infinity];
const kept = corners.filter((corner) => {
  const [x = 0, y = 0] = corner.split(",").map(Number);
  if (Math.hypot(x - (last[0] ?? 0), y - (last[1] ?? 0)) < leastStep) return false;
  last = [x, y];
  return true;
});
const path = `M${kept.join("L")}Z`;

writeFileSync(
  new URL("../app/features/branches/kenya-outline.ts", import.meta.url),
  `// Made by tools/kenya-outline.ts from Natural Earth (public domain).
export const kenyaOutline = {
  width: ${frame.width},
  height: ${frame.height},
  /** Units of the drawing in a degree, and the degrees at its left and upper edges. */
  unitsPerDegree: ${unitsPerDegree.toFixed(3)},
  west: ${(36 - x36 / unitsPerDegree).toFixed(4)},
  north: ${(y0 / unitsPerDegree).toFixed(4)},
} as const;
`,
);
// A file of its own, so that a page can refer to the border like an icon.
writeFileSync(
  new URL("../public/pictures/kenya.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}"><path id="outline" d="${path}"/></svg>\n`,
);

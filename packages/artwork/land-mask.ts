import { readFileSync, writeFileSync } from "node:fs";
import { geoEquirectangular, geoPath } from "d3-geo";
import sharp from "sharp";
import { feature } from "topojson-client";

const width = 720;
const height = 360;

/**
 * The world's land as bytes, one for each half degree, starting in the north-west: 255 is land. From Natural Earth at
 * 1:110 million (public domain, in package world-atlas). Blurred, to suit the globe's clay coasts.
 */
export async function writeLandMask(file: string) {
  const atlas: Parameters<typeof feature>[0] = JSON.parse(
    readFileSync(new URL(import.meta.resolve("world-atlas/land-110m.json")), "utf8"),
  );
  const land = atlas.objects["land"];
  if (!land) throw new Error("The atlas has no land");
  const shapes = feature(atlas, land);
  const projection = geoEquirectangular().fitSize([width, height], { type: "Sphere" });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><path fill="#fff" d="${geoPath(projection)(shapes) ?? ""}"/></svg>`;
  // The blur shrinks narrow land; the contrast added after it moves the coast back, and keeps it soft.
  const pixels = await sharp(Buffer.from(svg))
    .blur(2.2)
    .linear(2.4, -180)
    .greyscale()
    .raw()
    .toBuffer();
  writeFileSync(file, pixels);
}

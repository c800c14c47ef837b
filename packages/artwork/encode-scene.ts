import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureSets } from "../../domain/pictures/picture-sets.ts";

export type SceneShape = "hero" | "cutout";

/** Flat clay needs its colours whole: without 4:4:4 the edges of maroon fray. */
const avif = { effort: 6, chromaSubsampling: "4:4:4" } as const;
const webp = { quality: 78, alphaQuality: 70, effort: 6, smartSubsample: true } as const;

/** The last file written for a scene. */
export function widestFile(shape: SceneShape, name: string) {
  const { prefix, avifWidths } = setOf(shape);
  return `${prefix}${name}-${avifWidths.at(-1)}.avif`;
}

const setOf = (shape: SceneShape) => pictureSets[shape === "hero" ? "scene" : "cutout"];

/** Writes a rendered scene in all widths and formats that pages use, and returns the file sizes. */
export async function encodeScene(file: string, shape: SceneShape, name: string, folder: string) {
  const { prefix, webpWidths, mostBytes } = setOf(shape);
  const sizes: string[] = [];
  const image = sharp(file);
  // A hero fills its background, so an alpha channel would only add bytes.
  if (shape === "hero") image.removeAlpha();
  const write = (width: number, format: string, bytes: Buffer) => {
    writeFileSync(join(folder, `${prefix}${name}-${width}.${format}`), bytes);
    sizes.push(`${width} ${format} ${(bytes.length / 1000).toFixed(1)} kB`);
  };
  for (const [width, most] of Object.entries(mostBytes)) {
    write(Number(width), "avif", await toAvif(image.clone().resize(Number(width)), most));
  }
  for (const width of webpWidths) {
    write(width, "webp", await image.clone().resize(width).webp(webp).toBuffer());
  }
  return `${prefix}${name}: ${sizes.join(", ")}`;
}

/** Uses the best quality whose file is small enough. */
async function toAvif(image: Sharp, most: number) {
  for (let quality = 58; quality > 30; quality -= 4) {
    const bytes = await image
      .clone()
      .avif({ ...avif, quality })
      .toBuffer();
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`No quality brings the picture under ${most} bytes`);
}

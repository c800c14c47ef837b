import { writeFileSync } from "node:fs";
import sharp from "sharp";

/** The largest AVIF file of a rendered picture, by its width in pixels. */
export const mostBytes: Record<number, number> = { 480: 15_000, 960: 38_000, 1280: 60_000 };
const webpWidths = [480, 960];
const avifQualities = [56, 50, 44, 38, 32];

/**
 * Writes the widths that pages use, and returns their sizes. AVIF at the best quality that fits the limit; WebP for
 * older browsers.
 */
export async function encodePicture(source: string, target: string) {
  const weights: string[] = [];
  for (const [width, most] of Object.entries(mostBytes)) {
    const avif = await encodeAvif(source, Number(width), most);
    writeFileSync(`${target}-${width}.avif`, avif.bytes);
    weights.push(`${width}: ${avif.bytes.length} at ${avif.quality}`);
  }
  for (const width of webpWidths) {
    const webp = await sharp(source)
      .resize(width)
      .webp({ quality: 72, effort: 6, smartSubsample: true })
      .toBuffer();
    writeFileSync(`${target}-${width}.webp`, webp);
  }
  return weights.join(", ");
}

async function encodeAvif(source: string, width: number, most: number) {
  for (const quality of avifQualities) {
    const bytes = await sharp(source)
      .resize(width)
      .avif({ quality, effort: 4, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (bytes.length <= most) return { bytes, quality };
  }
  throw new Error(`${source} does not fit ${most} bytes at ${width} pixels`);
}

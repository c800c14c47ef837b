import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

export type Faces = { title: Buffer; text: Buffer; strong: Buffer };

/**
 * The site's fonts at fixed weights. A PDF would hold a variable font's letters as shapes: larger, and harder to read
 * aloud.
 */
export async function readFaces(): Promise<Faces> {
  const [title, text, strong] = await Promise.all([
    fixed("bricolage-grotesque", 700),
    fixed("plus-jakarta-sans", 450),
    fixed("plus-jakarta-sans", 700),
  ]);
  return { title, text, strong };
}

const characters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("") + "\u00a0’•–";

async function fixed(name: string, weight: number): Promise<Buffer> {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const variable = readFileSync(fileURLToPath(import.meta.resolve(file)));
  return subsetFont(variable, characters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
}

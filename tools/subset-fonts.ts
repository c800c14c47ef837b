/**
 * Makes the site's two fonts from the packages' Latin ones: only the characters of the site's languages, one weight for
 * headings, and the weights used for text. Less than half the bytes. Run it when either package changes; its output is
 * committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
/** A non-breaking space, the characters of figures and amounts, quotation marks, and the letters of names. */
const others = "\u00a0©®°·×÷£€‘’“”–—…•→←−àáâäçéèêëíîïñóôöúûüÀÁÂÄÇÉÈÊËÍÎÏÑÓÔÖÚÛÜ";

const faces = [
  { name: "bricolage-grotesque", axes: { wght: 700 } },
  { name: "plus-jakarta-sans", axes: { wght: { min: 400, max: 800 } } },
];

for (const { name, axes } of faces) {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const whole = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const subset = await subsetFont(whole, ascii + others, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(new URL(`../app/styles/fonts/${name}.woff2`, import.meta.url), subset);
  console.info(`${name}: ${whole.length} bytes to ${subset.length}`);
}

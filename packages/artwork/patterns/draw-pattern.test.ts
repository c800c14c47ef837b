import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { Motif, PatternShape } from "../../../domain/pictures/pattern.ts";
import { calmCover, drawPattern } from "./draw-pattern.ts";
import { palettes } from "./palettes.ts";
import { contrast } from "../../../test/support/contrast.ts";
import { seededRandom } from "../../../test/support/seeded-random.ts";
import { patternFiles } from "./pattern-files.ts";
import { shapes } from "./shapes.ts";

// The cast: Object.keys gives strings, and these keys have exactly these types.
const motifs = Object.keys(palettes) as Motif[];
const shapeNames = Object.keys(shapes) as PatternShape[];
const seeds = ["nyumba-yangu", "travel-insurance", "about-us", "a", "x-1", "x-2"];
const drawings = motifs.flatMap((motif) =>
  shapeNames.flatMap((shape) =>
    seeds.map((seed) => ({
      name: `${motif} ${shape} ${seed}`,
      motif,
      shape,
      seed,
      svg: drawPattern(motif, seed, shape),
    })),
  ),
);

const mostBytes = 6.7 * 1024;

test("a seed gives the same choices in every release", () => {
  const random = seededRandom("nyumba-yangu");
  expect([random.next(), random.next(), random.next()].map((value) => value.toFixed(6))).toEqual([
    "0.439300",
    "0.078829",
    "0.880736",
  ]);
});

test("public/patterns contains exactly what this code draws", () => {
  const files = new Map(patternFiles.map(({ file, draw }) => [file, draw]));
  expect(globSync("public/patterns/**/*.svg").toSorted()).toEqual([...files.keys()].toSorted());
  const old = [...files].filter(([file, draw]) => readFileSync(file, "utf8") !== draw());
  expect(old.map(([file]) => file)).toEqual([]);
});

test("every drawing is well-formed XML", async () => {
  const xml = drawings.map(({ name, svg }) => ({ fileName: `${name}.svg`, contents: svg }));
  const { errors } = await validateXML({ xml, normalization: "format" });
  expect(errors).toEqual([]);
});

test("in every drawing an id stands once, and each reference has its target", () => {
  const isWrong = ({ svg }: (typeof drawings)[number]) => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const named = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    return new Set(ids).size < ids.length || named.some((id) => !ids.includes(id));
  };
  expect(namesWhere(isWrong)).toEqual([]);
});

test("every drawing has the size of its shape and covers its box", () => {
  const opening = (shape: PatternShape) => {
    const { width, height } = shapes[shape];
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
      `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`
    );
  };
  expect(namesWhere(({ svg, shape }) => !svg.startsWith(opening(shape)))).toEqual([]);
});

test("no drawing holds a script, a style or an address elsewhere", () => {
  const forbidden = /<script|<style|\sstyle=|\son\w+=|javascript:|\/\/|data:/;
  const withoutNamespace = (svg: string) => svg.replace(' xmlns="http://www.w3.org/2000/svg"', "");
  expect(namesWhere(({ svg }) => forbidden.test(withoutNamespace(svg)))).toEqual([]);
});

test("no drawing contains NaN or undefined", () => {
  expect(namesWhere(({ svg }) => /NaN|undefined|Infinity|null/.test(svg))).toEqual([]);
});

test("every drawing is small", () => {
  expect(namesWhere(({ svg }) => brotliCompressSync(svg).length > mostBytes)).toEqual([]);
});

test("only shapes with text on them have a calm background", () => {
  const isCalm = (svg: string) => svg.endsWith('fill="url(#calm)"/></svg>');
  const hasText = (shape: PatternShape) => ["wide", "head", "share"].includes(shape);
  expect(namesWhere(({ svg, shape }) => isCalm(svg) !== hasText(shape))).toEqual([]);
});

test.each(motifs)(
  "%s: text keeps its contrast on the plain background, whatever pattern shows through",
  (motif) => {
    const { calm, colourways } = palettes[motif];
    for (const ground of calm) {
      for (const { threads, ground: cloth } of colourways) {
        for (const colour of [...threads, cloth]) {
          const behind = blend(ground, colour, calmCover);
          expect(contrast(behind, "#ffffff")).toBeGreaterThan(7);
          expect(contrast(behind, "#f0c979")).toBeGreaterThan(4.5);
        }
      }
    }
  },
);

function namesWhere(isSo: (drawing: (typeof drawings)[number]) => boolean) {
  return drawings.filter(isSo).map(({ name }) => name);
}

/** The colour that shows where one covers another by a share. */
function blend(top: string, bottom: string, topShare: number) {
  const mixed = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [top, bottom].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(a * topShare + b * (1 - topShare));
  });
  return `#${Buffer.from(mixed).toString("hex")}`;
}

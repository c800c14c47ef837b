import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "#test/support/contrast.ts";
import { families as allFamilies } from "#domain/products/families.ts";

const app = new URL("..", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, app), "utf8");

type Tokens = Readonly<Record<string, string | undefined>>;

function tokensIn(block = ""): Tokens {
  const pairs = block.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...pairs].map(([, name = "", value]) => [name, value]));
}

const blocks = [
  ...read("styles/tokens.css").matchAll(/(:root|\[data-family="[\w-]+"\]) \{([^}]*)\}/g),
];
const [light, dark] = blocks
  .filter(([, selector]) => selector === ":root")
  .map(([, , block]) => tokensIn(block));
const schemes = [
  ["light", { ...light }],
  ["dark", { ...light, ...dark }],
] as const;
const families = blocks.flatMap(([, selector = "", block]) =>
  selector === ":root" ? [] : [[selector, tokensIn(block)] as const],
);
const groundsOf = (file: string) => [...new Set(read(file).match(/#[0-9a-f]{6}\b/g))];

/** The colour of a token, or the colour itself. */
function colourOf(name: string, tokens: Tokens): string {
  if (name.startsWith("#")) return name;
  const value = tokens[name];
  if (value === undefined) throw new Error(`There is no token --${name}`);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? colourOf(other, tokens) : value;
}

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
])("the contrast of %s and %s is %d, as in WCAG's examples", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

describe.each(schemes)("in the %s scheme text has 4.5 to 1 on its background", (_, root) => {
  test.each([
    ["text", "ground", "pages"],
    ["text", "surface", "cards and fields"],
    ["text", "gold-100", "the hero of the bank's home"],
    ["text", "jacaranda-100", "the app on the bank's home; a tile"],
    ["text", "teal-100", "a tile"],
    ["text", "leaf-100", "a tile"],
    ["text-soft", "ground", "what a page says besides"],
    ["text-soft", "surface", "summaries, hints, labels of figures"],
    ["ink-500", "surface", "what a search box suggests"],
    ["brand", "ground", "links"],
    ["brand", "surface", "links in cards, quiet buttons"],
    ["brand", "maroon-100", "buttons under the pointer"],
    ["maroon-700", "gold-300", "the mark in the footer"],
    ["on-fill", "brand", "buttons, the chosen tab"],
    ["white", "maroon-700", "the answer of a calculator"],
    ["on-fill", "title", "buttons under the pointer"],
    ["white", "maroon-950", "the film's dialog"],
    ["cream", "maroon-950", "the top bar and the footer"],
    ["gold-300", "maroon-950", "titles of the footer, links under the pointer"],
    ["gold-300", "maroon-700", "what an answer is of"],
    ["maroon-950", "gold-300", "buttons on dark grounds"],
    ["maroon-950", "white", "the same under the pointer"],
    ["title", "gold-100", "the title of the bank's home"],
    ["error", "surface", "errors"],
    ["error", "ground", "errors on a page"],
    ["amber-800", "gold-100", "notes and minimums"],
    ["text", "clay-100", "a tile"],
    ["clay-700", "clay-100", "a tile's name"],
    ["teal-700", "teal-100", "a tile's name, news on top of a page"],
    ["on-fill", "red-700", "an urgent notice"],
    ["jacaranda-600", "jacaranda-100", "a tile's name"],
    ["green-700", "leaf-100", "a tile's name"],
  ])("%s on %s: %s", (text, ground) => {
    expect(contrast(colourOf(text, root), colourOf(ground, root))).toBeGreaterThanOrEqual(4.5);
  });

  const cloths = [...read("styles/tokens.css").matchAll(/--cloth: (?:var\(--)?([#\w-]+)/g)];
  test.each(
    cloths.flatMap(([, cloth = ""]) => [["white", cloth] as const, ["gold-300", cloth] as const]),
  )("%s on %s, a banner's background", (text, cloth) => {
    expect(contrast(colourOf(text, root), colourOf(cloth, root))).toBeGreaterThanOrEqual(4.5);
  });

  const grounds = groundsOf("pages/corporate/home/home.module.css");
  test.each(
    grounds.flatMap((ground) =>
      ["ink-900", "maroon-900", "maroon-700"].map((text) => [text, ground] as const),
    ),
  )("%s on %s, a background of the group's home", (text, ground) => {
    expect(contrast(colourOf(text, root), ground)).toBeGreaterThanOrEqual(4.5);
  });

  test("every family has colours of its own", () => {
    expect(families.map(([selector]) => selector)).toEqual(
      allFamilies.map((family) => `[data-family="${family}"]`),
    );
  });

  test.each(families)("in the colours of %s", (_selector, tokens) => {
    const pairs = [
      ["family", "surface"],
      ["family", "ground"],
      ["family", "family-soft"],
      ["on-fill", "family"],
      ["text", "family-soft"],
    ] as const;
    const all = { ...root, ...tokens };
    for (const [text, ground] of pairs) {
      expect(contrast(colourOf(text, all), colourOf(ground, all))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe.each(schemes)("in the %s scheme borders and the focus ring have 3 to 1", (_, root) => {
  test.each([
    ["ink-500", "surface", "the edge of a field"],
    ["ink-500", "ground", "the edge of a field on a page"],
    ["brand", "surface", "the edge of a button, a dot of the slides"],
    ["brand", "ground", "the edge of a button on a page"],
    ["error", "surface", "the edge of a field with an error"],
    ["focus", "surface", "the focus on a card"],
    ["focus", "ground", "the focus on a page"],
    ["focus", "gold-100", "the focus on the hero"],
    ["focus", "jacaranda-100", "the focus on a tile"],
    ["focus", "teal-100", "the focus on a tile"],
    ["focus", "leaf-100", "the focus on a tile"],
    ["gold-300", "maroon-950", "the focus in the top bar and the footer"],
  ])("%s on %s: %s", (mark, ground) => {
    expect(contrast(colourOf(mark, root), colourOf(ground, root))).toBeGreaterThanOrEqual(3);
  });

  test("the bars of the rights issue, on the bar behind them", () => {
    const outcome = read("pages/rights-issue/rights-issue/outcome.module.css");
    const fills = [...outcome.matchAll(/fill: var\(--([\w-]+)/g)].map(([, name = ""]) => name);
    const [ground = "", ...bars] = fills.map((name) => colourOf(name, root));
    expect(bars).toHaveLength(3);
    for (const bar of bars) expect(contrast(bar, ground)).toBeGreaterThanOrEqual(3);
  });
});

test("every token that a style sheet uses exists, and every token is used", () => {
  const sheets = globSync("**/*.css", { cwd: app }).map(read);
  const names = (pattern: RegExp) =>
    [
      ...new Set(sheets.flatMap((css) => [...css.matchAll(pattern)].map(([, name]) => name))),
    ].sort();
  expect(names(/var\(--([\w-]+)/g)).toEqual(names(/(?:^|[{;\s])--([\w-]+)\s*:/g));
});

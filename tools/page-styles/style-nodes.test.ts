import { expect, test } from "vitest";
import { createPageStyles } from "#server/html/page-styles.ts";
import { takePaper, toStyleNodes } from "./style-nodes.ts";

const css = `
  :where(:root){--ink:#111}
  :where([data-family=borrow]){--ink:#222}
  p{margin:0}
  .card{color:red}
  .card .head,.plain{color:blue}
  .card:not(.flat){gap:1px}
  :is(.one,.two) p{gap:2px}
  :is(.one .two,.lost) p{gap:9px}
  :is(.one,h2) p{gap:2px}
  :where(.lost) p{gap:3px}
  p:has(.lost){gap:3px}
  @media (width){.card{gap:4px}.lost{gap:5px}}
  @media print{.lost{gap:6px}}
  @supports (gap:0){@media (width){.head{gap:7px}}}
  @font-face{font-family:F;src:url(/f.woff2)}
  @keyframes turn{to{rotate:1turn}}
  @keyframes fade{to{opacity:0}}
  .spin{animation:1s turn}
  .lost{animation:1s fade}
  .later{gap:8px}
`;
const stylesOf = createPageStyles({
  nodes: toStyleNodes(css, () => -1),
  islands: { form: ["later"] },
});
const rest = ":where(:root){--ink:#111}p{margin:0}";
const always = ":is(.one,h2) p{gap:2px}";
const face = "@font-face{font-family:F;src:url(/f.woff2)}";

test.each([
  ["nothing but what is everybody's", "<p>", `${rest}${always}${face}`],
  [
    "the rules of a class, and those of media around it",
    '<p class="card">',
    `${rest}.card{color:red}.card:not(.flat){gap:1px}${always}@media (width){.card{gap:4px}}${face}`,
  ],
  [
    "a selector of two classes only with both, and of a list only what is used",
    '<p class="head plain">',
    `${rest}.plain{color:blue}${always}@supports (gap:0){@media (width){.head{gap:7px}}}${face}`,
  ],
  [
    "the rules of one of several",
    '<p class="two">',
    `${rest}:is(.one,.two) p{gap:2px}${always}${face}`,
  ],
  [
    "the colours of a family that is shown",
    '<p data-family="borrow">',
    `:where(:root){--ink:#111}:where([data-family=borrow]){--ink:#222}p{margin:0}${always}${face}`,
  ],
  [
    "a movement that a rule names",
    '<p class="spin">',
    `${rest}${always}${face}.spin{animation:1s turn}@keyframes turn{to{rotate:1turn}}`,
  ],
  [
    "what an island shows later",
    '<div data-island="form">',
    `${rest}${always}${face}.later{gap:8px}`,
  ],
])("a page has %s", (_, html, expected) => {
  expect(stylesOf(html)).toBe(expected);
});

test("files are in the order of their paths, whatever the input order", () => {
  const placeOf = (name: string) => ["first", "second"].indexOf(name);
  const sheet = `.second,.first{gap:1px}p{gap:2px}@media (width){.second{gap:3px}.first{gap:4px}}`;
  const styles = createPageStyles({ nodes: toStyleNodes(sheet, placeOf), islands: {} });
  expect(styles('<p class="first second">')).toBe(
    "p{gap:2px}.first{gap:1px}@media (width){.first{gap:4px}}.second{gap:1px}@media (width){.second{gap:3px}}",
  );
});

test("print rules of all files are separate", () => {
  const sheet = "p{gap:1px}@media print{p{gap:2px}.card,.plain{gap:3px}@page{margin:1mm}}";
  const { screen, paper } = takePaper(toStyleNodes(sheet, () => -1));
  expect(createPageStyles({ nodes: screen, islands: {} })("<p>")).toBe("p{gap:1px}");
  expect(paper).toBe("@media print{p{gap:2px}.card,.plain{gap:3px}@page{margin:1mm}}");
});

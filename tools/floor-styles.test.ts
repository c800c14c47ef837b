import postcss from "postcss";
import { expect, test } from "vitest";
import { forTheFloor, layComponents } from "./floor-styles.ts";

test.each([
  [
    "tokens weigh less than a class",
    "@layer tokens { [data-x] { --a: 1 } }",
    ":where([data-x]) { --a: 1 }",
  ],
  [
    "and so do base styles",
    "@layer base { a:hover { color: red } }",
    "a:where(:hover) { color: red }",
  ],
  [
    "names of elements stay as they are",
    "@layer base { thead th { color: red } }",
    "thead th { color: red }",
  ],
  [
    "and pseudo-elements too",
    "@layer base { [x]::after { color: red } }",
    ":where([x])::after { color: red }",
  ],
  ["components keep their weight", "@layer components { .a { color: red } }", ".a { color: red }"],
  ["what is in no layer wins", "h1::after { color: red }", "h1:not(#_)::after { color: red }"],
  [
    "what is important wins the other way round",
    "@layer tokens { [x] { top: 0; left: 0 !important } }",
    "[x]:not(#_) { left: 0 !important } :where([x]) { top: 0 }",
  ],
  [
    "a layer inside a condition",
    "@media print { @layer base { a { color: red } } }",
    "@media print { a { color: red } }",
  ],
  [
    "a lower bound",
    "@media (width >= 1rem) { @page { margin: 0 } }",
    "@media (min-width: 1rem) { @page { margin: 0 } }",
  ],
  [
    "an upper bound",
    "@media (width < 1rem) { @page { margin: 0 } }",
    "@media not all and (min-width: 1rem) { @page { margin: 0 } }",
  ],
  [
    "a young unit",
    "@layer components { .a { height: calc(100dvh - 1rem) } }",
    ".a { height: calc(100vh - 1rem); height: calc(100dvh - 1rem) }",
  ],
  [
    "a size by its container",
    "@layer components { .a { padding: 1rem clamp(1rem, 3cqi, 1.5rem) } }",
    ".a { padding: 1rem 1rem; padding: 1rem clamp(1rem, 3cqi, 1.5rem) }",
  ],
  [
    "a fallback of the sheet's own",
    "@layer components { .a { height: 9rem; height: 9cqi } }",
    ".a { height: 9rem; height: 9cqi }",
  ],
])("%s", (_, css, flat) => {
  expect(words(postcss([forTheFloor()]).process(css, { from: undefined }).css)).toBe(words(flat));
});

test.each([
  ["@layer others { a { color: red } }", "The layers are"],
  ["@layer base { a { b { color: red } } }", "A rule in a rule"],
  ["@media (1rem < width < 2rem) { a { color: red } }", "A range"],
  ["a { height: calc(100dvh - var(--a)) }", "var() beside"],
  ["a { padding: var(--a) clamp(1rem, 3cqi, 2rem) }", "var() beside"],
])("%s stops the build", (css, message) => {
  expect(() => postcss([forTheFloor()]).process(css, { from: undefined }).css).toThrow(message);
});

test.each([
  ["card.module.css", "@layer components {.a { color: red } }"],
  ["print.css", ".a { color: red }"],
])("only a module's rules are in the layer of components: %s", (from, laid) => {
  const { css } = postcss([layComponents()]).process(".a { color: red }", { from });
  expect(words(css)).toBe(words(laid));
});

/** Removes spaces and semicolons, which differ between equivalent style sheets. */
const words = (css: string) => css.replaceAll(/[\s;]+/g, " ").trim();

import { globSync, readFileSync } from "node:fs";
import postcss, { parse } from "postcss";
import { expect, test } from "vitest";
import { features } from "web-features";
import { floor } from "../floor.ts";
import { forTheFloor } from "../floor-styles.ts";
import { neededFeatures } from "./features.ts";

/** Features without a fallback: a browser without them ignores them, and the page is still readable. */
const ornaments: readonly string[] = [
  // Narrow layouts work without it; values in its units follow older ones.
  ...["css.at-rules.container", "css.properties.container", "css.properties.container-type"],
  // Marks of a selection, rings around rows whose field has its own, and printed pages.
  ...["css.selectors.has", "css.selectors.details-content"],
  // base.css tests for it, and otherwise shows a ring on the focused element.
  ...["css.selectors.focus-visible", "css.properties.outline"],
  // The polyfill for popovers adds a rule for a class with that name.
  "css.selectors.popover-open",
  // Controls that need script show without it.
  "css.at-rules.media.scripting",
  // Animation, colour, speed and line breaks.
  ...["css.at-rules.starting-style", "css.at-rules.view-transition", "css.selectors.backdrop"],
  ...["css.properties.scroll-behavior", "css.properties.scrollbar-width"],
  "css.properties.scroll-initial-target",
  ...["css.properties.overscroll-behavior", "css.properties.content-visibility"],
  ...["css.properties.contain-intrinsic-block-size", "css.properties.accent-color"],
  ...["css.properties.text-wrap", "css.properties.hyphens"],
  "css.properties.float.inline-start",
  "css.properties.float.inline-end",
  // For visitors with their own colours.
  ...["css.at-rules.media.forced-colors", "css.properties.forced-color-adjust"],
  // For print.
  ...["css.at-rules.page", "css.properties.print-color-adjust"],
  // The minifier adds the older name.
  "css.properties.appearance",
];

test("no style sheet requires a feature that the oldest browsers lack", () => {
  const young = new Map<string, string[]>();
  for (const file of globSync("app/**/*.css")) {
    const css = readFileSync(file, "utf8");
    const { root } = postcss([forTheFloor()]).process(css, { from: file });
    if (root.type !== "root") continue;
    for (const key of neededFeatures(root))
      if (isYoung(key) && !isYoung(key.slice(0, key.lastIndexOf("."))))
        young.set(key, [...(young.get(key) ?? []), file]);
  }
  for (const key of ornaments)
    expect(young.delete(key), `${key} is not used, or has a fallback`).toBe(true);
  expect(Object.fromEntries(young)).toEqual({});
});

test.each([
  ["@layer base { a { color: red } }", "css.at-rules.layer"],
  ["@media (width >= 48rem) { a { color: red } }", "css.at-rules.media.range_syntax"],
  ["a { b & { color: red } }", "css.selectors.nesting"],
  ["a:has(b) { color: red }", "css.selectors.has"],
  ["a { translate: 0 1px }", "css.properties.translate"],
  ["a { height: 100dvh }", "css.types.length.viewport_percentage_units_dynamic"],
])("%s is too young", (css, key) => {
  expect([...neededFeatures(parse(css))].filter(isYoung)).toContain(key);
});

test("a newer value after an older one is not reported", () => {
  expect([...neededFeatures(parse("a { height: 1vh; height: 1dvh }"))].filter(isYoung)).toEqual([]);
});

const supports = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === "feature" ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  ),
);

function isYoung(key: string): boolean {
  const support = supports.get(key)?.support;
  return (["chrome", "firefox", "safari"] as const).some(
    (browser) => Number(support?.[browser]) > Number(floor[browser]),
  );
}

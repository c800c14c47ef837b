import postcss from "postcss";
import { expect, test } from "vitest";
import { shortProperties } from "./short-properties.ts";

const shorten = (css: string) => postcss([shortProperties()]).process(css, { from: undefined }).css;

test("a custom property has one short name, both where it is set and where it is used", () => {
  const [, set, read] =
    /^a\{(--\w+):red;color:var\((--\w+), blue\)\}$/.exec(
      shorten("a{--brand:red;color:var(--brand, blue)}"),
    ) ?? [];
  expect(set).toMatch(/^--[a-z]{1,2}$/);
  expect(read).toBe(set);
  expect(shorten("a{--title:red}")).not.toContain(set);
});

test("a property that our style sheets do not set keeps its name", () => {
  expect(shorten("a{color:var(--elsewhere)}")).toBe("a{color:var(--elsewhere)}");
});

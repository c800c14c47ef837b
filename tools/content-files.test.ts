import { globSync } from "node:fs";
import { expect, test } from "vitest";

test("editors' files are separate from code", () => {
  expect(globSync("content/**/*.{yaml,md}").length).toBeGreaterThan(300);
  expect(globSync("content/**/*.{ts,tsx,mjs,js}")).toEqual([]);
});

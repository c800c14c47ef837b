import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourcesOfBuild } from "./prepare.mjs";

const imports = /^import (?!type )[^;"]* from "#([^"]+)"/gm;

test("a file that pages import is a source: changing it requires another build", () => {
  const sources = new Set(sourcesOfBuild());
  const modules = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const imported = modules.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(imports)].map(([, path = ""]) => path),
  );
  expect(imported).toContain("model/loans/loan-offers.ts");
  expect(imported.filter((path) => !sources.has(path))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { islands } from "./islands.ts";

test.each(Object.entries(islands))("%s loads a component", async (_, load) => {
  expect(await load()).toBeTypeOf("function");
});

test("an island has the name of its file, by which the build finds its styles", () => {
  const source = readFileSync(new URL("islands.ts", import.meta.url), "utf8");
  const files = [...source.matchAll(/import\("([^"]+)"\)/g)].map(([, file = ""]) => file);
  expect(files.map((file) => basename(file, ".tsx"))).toEqual(Object.keys(islands));
});

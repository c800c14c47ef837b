import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import memory from "../../deploy/memory.json" with { type: "json" };
import { parseConfig, variableNames } from "./config.ts";

const guide = readFileSync("docs/operations.md", "utf8");
const [, section = ""] = guide.split("\n## Environment\n");
const [table = ""] = section.split("\n## ");
const rows = [...table.matchAll(/^\| `([A-Z\d_]+)` \| (.+?) \|/gm)].map(
  ([, name = "", given = ""]) => ({ name, given }),
);

test("the guide's table lists each variable that the server reads once, and no others", () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...variableNames].sort());
});

test("the guide and the server have the same defaults", () => {
  const defaults = Object.entries(parseConfig({})).filter(([, value]) => typeof value !== "object");
  const documented = new Map(rows.map(({ name, given }) => [name, given]));
  expect(Object.fromEntries(defaults.map(([name]) => [name, documented.get(name)]))).toEqual(
    Object.fromEntries(defaults.map(([name, value]) => [name, `\`${String(value)}\``])),
  );
});

test("the example for several machines sets variables the server reads", () => {
  const example = readFileSync("deploy/environment.example", "utf8");
  const names = [...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(variableNames).toContain(name);
});

test.each(["hf-site.service", "Dockerfile"])("%s keeps memory low as `npm start` does", (file) => {
  const text = readFileSync(join("deploy", file), "utf8").replaceAll('"', "");
  for (const [name, value] of Object.entries(memory)) expect(text).toContain(`${name}=${value}`);
});

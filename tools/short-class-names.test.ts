import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { shortName } from "./short-class-names.ts";

const files = globSync("app/**/*.module.css").map((file) => `${process.cwd()}/${file}`);
const classes = Array.from({ length: 70 }, (_, i) => `class${i}`);

test("class names are unique, and none begins with a digit or contains a vowel", () => {
  const names = files.flatMap((file) => classes.map((name) => shortName(name, file)));
  expect(new Set(names).size).toBe(files.length * classes.length);
  expect(
    names.filter((name) => !/^[b-df-hj-np-tv-z]{2}[b-df-hj-np-tv-z0-9]{1,2}$/.test(name)),
  ).toEqual([]);
});

test("a class has the same name however its file is imported", () => {
  const [file = ""] = files;
  const name = shortName("button", file);
  expect(shortName("other", file)).not.toBe(name);
  expect(shortName("button", `${file}?used`)).toBe(name);
});

test("an unknown file stops the build", () => {
  expect(() => shortName("button", "elsewhere.module.css")).toThrow("elsewhere.module.css");
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { askedOf, once, submittedFields } from "./page-parameters.ts";

const request = new Request("https://www.example.org/list?page=2&year=2024&page=3");

test("a parameter that is not declared cannot be read", () => {
  const asked = askedOf(request, once(["page"]));
  expect(asked.get("page")).toBe("2");
  // @ts-expect-error It is not declared.
  expect(asked.get("year")).toBeNull();
  // @ts-expect-error It is not declared.
  expect(asked.has("year")).toBe(false);
});

test("submitted fields are as typed; undefined without any", () => {
  expect(submittedFields(request, once(["page", "amount"]))).toEqual({ page: "2" });
  expect(submittedFields(request, once(["amount"]))).toBeUndefined();
});

/** Ways to read the query of a request without the declaration. */
const waysAround = [
  /\bsearchParams\b(?!\.set\()/,
  /\.url\b(?=\.split|\.slice|\.match)/,
  /\burl\.search\b/,
];

test("code that renders pages reads a query only through a declaration", () => {
  const files = globSync("app/{pages,features,layout,parts,ui}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(300);
  const around = files
    .filter((file) => !file.includes(".test."))
    .filter((file) => {
      const code = readFileSync(file, "utf8");
      return waysAround.some((way) => way.test(code));
    });
  expect(around).toEqual([]);
});

test("a page that reads parameters declares them in its handle, where the page cache finds them", () => {
  const readers = globSync("app/{pages,features,layout,parts}/**/*.{ts,tsx}").filter(
    (file) =>
      !file.includes(".test.") &&
      /\b(?:askedOf|submittedFields)\(/.test(readFileSync(file, "utf8")),
  );
  expect(readers.length).toBeGreaterThan(20);
  for (const file of readers) {
    const code = readFileSync(file, "utf8");
    expect(code, file).toMatch(/^export const handle = \{\s+parameters: /m);
    const calls = code.match(/\b(?:askedOf|submittedFields)\(/g) ?? [];
    const declared = code.match(
      /\b(?:askedOf|submittedFields)\(\s*request,\s*handle\.parameters\b/g,
    );
    expect(declared, file).toHaveLength(calls.length);
  }
});

import { expect, test } from "vitest";
import { applyFilters, filterBy } from "./list-filters.ts";

const items = [
  { id: "a", theme: "homes", years: ["2025"] },
  { id: "b", theme: "results", years: ["2025", "2024"] },
  { id: "c", theme: "homes", years: [] },
];
const all = {
  theme: {
    choices: ["results", "homes", "none"],
    valuesOf: ({ theme }: (typeof items)[number]) => [theme],
  },
  year: filterBy(items, ({ years }) => years),
};
const apply = (query: string) => applyFilters(items, all, new URLSearchParams(query));

test("the choices are those given, or the existing values, each once and in order", () => {
  expect(apply("").filters).toEqual({
    theme: { choices: ["results", "homes", "none"], chosen: undefined },
    year: { choices: ["2024", "2025"], chosen: undefined },
  });
});

test.each([
  ["", "abc", false],
  ["theme=homes", "ac", true],
  ["year=2025", "ab", true],
  ["theme=homes&year=2025", "a", true],
  ["theme=homes&year=2024", "", true],
  ["theme=none", "", true],
  ["theme=Homes&year=202", "abc", false],
  ["theme=__proto__", "abc", false],
])("?%s leaves %s", (query, ids, isFiltered) => {
  const found = apply(query);
  expect(found.fitting.map(({ id }) => id).join("")).toBe(ids);
  expect(found.isFiltered).toBe(isFiltered);
});

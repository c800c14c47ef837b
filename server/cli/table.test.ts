import { expect, test } from "vitest";
import { formatMoment, formatTable } from "./table.ts";

test("columns are as wide as their cells", () => {
  const table = formatTable([
    { reference: "E-1", name: "Ng'ang'a" },
    { reference: "E-1000", name: null },
  ]);
  expect(table.split("\n")).toEqual(["reference  name", "E-1        Ng'ang'a", "E-1000"]);
});

test.each([
  ["\u001b[31mred\u001b[0m", " [31mred [0m"],
  ["two\r\nlines", "two lines"],
  ["a\u202eb", "ab"],
])("control characters in visitors' text are removed: %j", (text, shown) => {
  expect(formatTable([{ text }]).split("\n")[1]).toBe(shown);
});

test("a long text is cut", () => {
  expect(formatTable([{ text: "x".repeat(500) }]).split("\n")[1]).toHaveLength(60);
});

test("an empty table says so", () => {
  expect(formatTable([])).toBe("None.");
});

test("moments are shown in Nairobi's time", () => {
  expect(formatMoment(Date.parse("2026-06-30T22:15:00Z"))).toBe("2026-07-01 01:15");
});

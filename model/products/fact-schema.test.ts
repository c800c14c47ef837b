import { expect, test } from "vitest";
import { FactSchema } from "./fact-schema.ts";

const named = { id: "range", label: "A range" };
const months = (length: number) => ({ length, unit: "month" });

test.each([
  [{ kind: "moneyRange" }, 1000, 2000],
  [{ kind: "percentRange" }, 10, 20],
  [{ kind: "ageRange" }, 18, 65],
  [{ kind: "termRange" }, months(4), months(6)],
])("%o ascends", (kind, low, high) => {
  const reads = (from: unknown, to: unknown) =>
    FactSchema.safeParse({ ...named, ...kind, from, to }).success;
  expect([reads(low, high), reads(high, low), reads(low, low)]).toEqual([true, false, false]);
});

test("a term in weeks may go up to one in months", () => {
  const range = { kind: "termRange", from: { length: 6, unit: "week" }, to: months(3) };
  expect(FactSchema.safeParse({ ...named, ...range }).success).toBe(true);
});

import { expect, test } from "vitest";
import { sampleOf } from "./sample.ts";

const items = ["plot", "car", "home", "school", "shop", "travel", "health"];
const days = Array.from({ length: 400 }, (_, day) => `home-loan day ${day}`);

test("the same seed gives the same items in the same order", () => {
  for (const day of days) expect(sampleOf(items, 4, day)).toEqual(sampleOf([...items], 4, day));
});

test.each([
  [4, 4],
  [7, 7],
  [9, 7],
  [0, 0],
])("a sample of %d from seven has %d different items of the list", (size, count) => {
  const sample = sampleOf(items, size, "seed");
  expect(sample).toHaveLength(count);
  expect(new Set(sample).size).toBe(count);
  expect(items).toEqual(expect.arrayContaining(sample));
});

test.each(items)("over four hundred days %s comes first about as often as the others", (item) => {
  const firsts = days.filter((day) => sampleOf(items, 4, day)[0] === item);
  // A seventh each; four hundred draws stay within a third of that.
  expect(firsts.length / days.length).toBeGreaterThan(0.095);
  expect(firsts.length / days.length).toBeLessThan(0.19);
});

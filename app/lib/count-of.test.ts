import { expect, test } from "vitest";
import { countOf } from "./count-of.ts";

const texts = { one: "One job", other: "{count} jobs" };

test.each([
  [0, "0 jobs"],
  [1, "One job"],
  [6, "6 jobs"],
  [1_500, "1,500 jobs"],
])("%i: %s", (count, said) => {
  expect(countOf(count, texts)).toBe(said);
});

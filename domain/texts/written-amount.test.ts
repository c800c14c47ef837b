import { expect, test } from "vitest";
import { writtenAmount } from "./written-amount.ts";

test.each([
  ["KES 265.6 million", 265_600_000],
  ["KES −1.71 billion", -1_710_000_000],
  ["KES 3.48", 3.48],
  ["1,153,842,504", 1_153_842_504],
  ["above KES 77 billion", undefined],
  ["KES -5 million", undefined],
  ["none", undefined],
])("%s is %s", (text, amount) => {
  expect(writtenAmount(text)).toBe(amount);
});

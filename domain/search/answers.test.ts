import { expect, test } from "vitest";
import { findAnswers } from "./answers.ts";

const content = {
  answers: [
    { asks: ["account"], to: ["/accounts"] },
    { asks: ["business account"], to: ["/business"] },
    { asks: ["atm"], to: ["/atms"] },
  ],
  fillers: new Set(["an", "i", "for", "million"]),
};

test.each<[string, string | undefined, boolean?]>([
  ["account", "/accounts", true],
  ["an Account for I", "/accounts", true],
  // The answer with more of the words, in any order.
  ["account for business", "/business", true],
  // Nearly spelt so; a short word leaves no room.
  ["acount 6 million", "/accounts", true],
  ["atn", undefined],
  ["close account", "/accounts", false],
  ["an", undefined],
  ["", undefined],
])("%j is answered by %s", (typed, to, isWhole) => {
  expect(findAnswers(typed, content)).toEqual(to && { to: [to], isWhole });
});

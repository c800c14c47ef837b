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

test.each<[string, string | undefined, string[]?]>([
  ["account", "/accounts", []],
  ["an Account for I", "/accounts", []],
  // The answer with more of the words, in any order.
  ["account for business", "/business", []],
  // Nearly spelt so; a short word leaves no room.
  ["acount 6 million", "/accounts", []],
  ["atn", undefined],
  ["close account", "/accounts", ["close"]],
  ["an", undefined],
  ["", undefined],
])("%j is answered by %s", (typed, to, rest) => {
  expect(findAnswers(typed, content)).toEqual(to && { to: [to], rest });
});

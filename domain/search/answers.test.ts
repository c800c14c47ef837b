import { expect, test } from "vitest";
import { findAnswers } from "./answers.ts";

const content = {
  answers: [
    { asks: ["account"], to: ["/accounts"] },
    { asks: ["business account"], to: ["/business"] },
    { asks: ["atm", "form"], to: ["/atms"] },
    { asks: ["account for million"], to: ["/millions"] },
  ],
  fillers: new Set(["an", "i", "for", "million"]),
  same: { business: ["duka", "biashara"] },
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
  // An ask with words that alone say nothing.
  ["an account for a million", "/millions", ["a"]],
  // A filler is spelt right: it is no "form".
  ["for account", "/accounts", []],
  // The rarer word tells more.
  ["account atm", "/atms", ["account"]],
  // Another word for one of its words, in any language.
  ["account for my duka", "/business", ["my"]],
  ["biashara account", "/business", []],
  ["an", undefined],
  ["", undefined],
])("%j is answered by %s", (typed, to, rest) => {
  const found = findAnswers(typed, content);
  expect(found && { to: found.to, rest: found.rest }).toEqual(to && { to: [to], rest });
});

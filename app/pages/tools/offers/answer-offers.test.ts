import { expect, test } from "vitest";
import { parseOffers, splitOffer } from "#domain/lending/loan-tools-input.ts";
import { content } from "#test/support/content.ts";
import { answerOffers, bestOffer } from "./answer-offers.ts";

const texts = content.loanTools.offers.answer;
const bestOf = (...typed: string[]) => {
  const read = parseOffers("1,000,000", typed.map(splitOffer));
  return bestOffer(read.ok ? answerOffers(read.request).answer : [], texts);
};

test.each([
  // The fees make the lower rate the dearer loan.
  ["a dearer offer first", ["13,200000,,2", "14,,,2", "15,,,2"], "Lowest APR: offer B"],
  ["the lowest last", ["15,,,2", "14,,,2", "13,,,2"], "Lowest APR: offer C"],
  ["an offer without an APR first", ["13,1000000,,2", "14,,,2"], "Lowest APR: offer B"],
  ["an offer alone in its place", ["", "14,,,2"], "APR of offer B"],
])("the lowest APR is named: %s", (_what, typed, label) => {
  expect(bestOf(...typed)?.label).toBe(label);
});

test("without an APR there is no lowest", () => expect(bestOf("14,1000000,,2")).toBeUndefined());

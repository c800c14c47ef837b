import { expect, test } from "vitest";
import { parseOffers, splitOffer } from "#domain/lending/loan-tools-input.ts";
import { content } from "#test/support/content/content.ts";
import { answerOffers, bestOffer } from "./answer-offers.ts";

const bestOf = (...sent: string[]) => {
  const typed = sent.map(splitOffer);
  const read = parseOffers("1,000,000", typed);
  return bestOffer(read.ok ? answerOffers(read.request).answer : [], typed, content);
};

test.each([
  // The fees make the loan with the lower rate more expensive.
  ["a dearer offer first", ["13,200000,,2", "14,,,2", "15,,,2"], "Lowest APR: offer B"],
  ["the lowest last", ["15,,,2", "14,,,2", "13,,,2"], "Lowest APR: offer C"],
  ["an offer without an APR first", ["13,1000000,,2", "14,,,2"], "Lowest APR: offer B"],
  ["an offer alone in its place", ["", "14,,,2"], "APR of offer B"],
])("the lowest APR is named: %s", (_what, typed, label) => {
  expect(bestOf(...typed)?.label).toBe(label);
});

test("the best offer is shown with the figures that were typed for it", () => {
  const { rate, fees, years } = content.loanTools.fields;
  expect(bestOf("18,,,2", "14,1%,,2")?.figures).toEqual([
    [rate.label, "14% a year"],
    [fees.label, "1%"],
    [years.label, "2\u00a0years"],
  ]);
});

test("without an APR there is no lowest", () => expect(bestOf("14,1000000,,2")).toBeUndefined());

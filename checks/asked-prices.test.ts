import { expect, test } from "vitest";
import { type Change, complaintAfter, set } from "#test/support/content/small-content.ts";

const file = "site/rates-and-fees.yaml";

test.each<[what: string, change: Change, complaint: string]>([
  [
    "a product that is not there",
    set("askedMost.prices.1.product", "borrow/for-individuals/no-loan"),
    "askedMost.prices.1.product: there is no product borrow/for-individuals/no-loan",
  ],
  [
    "a group that is not there",
    set("askedMost.prices.1.product", "borrow/for-individuals/personal-loan/plot"),
    "askedMost.prices.1.product: there is no product borrow/for-individuals/personal-loan/plot",
  ],
  [
    "a price that the product has not",
    set("askedMost.prices.4.label", "interestRates"),
    "askedMost.prices.4.label: interestRates is no price of this product: did you mean interestRate?",
  ],
])("%s stops the check with one sentence", (_what, change, complaint) => {
  expect(complaintAfter(file, change)).toBe(`${file} ${complaint}`);
});

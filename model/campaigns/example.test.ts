import { expect, test } from "vitest";
import { content, found } from "#test/support/content/content.ts";
import { campaignExample } from "./example.ts";

const product = found(content.products.find(({ groups }) => groups.length > 0));
const group = found(product.groups[0]);

const term = { id: "tenor", label: "Term", kind: "term", length: 20, unit: "year" } as const;
const rate = { id: "rate", label: "Rate", kind: "percent", percent: 12 } as const;
const priced = { label: "interestRate", receiver: "bank", fact: "rate" } as const;
const unpriced = { label: "interestRate", receiver: "bank", unpublished: true } as const;
const figuresOf = {
  product: `${product.family}/${product.audiences[0]}/${product.slug}`,
  group: group.path,
};
const productsAt = (line: typeof priced | typeof unpriced) => [
  { ...product, groups: [{ ...group, facts: [term, rate], price: [line] }] },
];
const example = { amount: 1_000_000, term: "tenor", ratePercent: 14 };

test("an example takes the published rate before its own", () => {
  expect(campaignExample({ figuresOf, example }, productsAt(priced))).toEqual({
    amountKes: 1_000_000,
    ratePercent: 12,
    isRatePublished: true,
    years: 20,
    instalmentKes: 11_011,
  });
});

test("without a published rate, the rate is an example too", () => {
  const shown = campaignExample({ figuresOf, example }, productsAt(unpriced));
  expect(shown).toMatchObject({ ratePercent: 14, isRatePublished: false, instalmentKes: 12_435 });
});

test.each([
  ["no rate", { ...example, ratePercent: undefined }],
  ["no such term", { ...example, term: "rate" }],
])("%s: there is no example", (_, without) => {
  expect(campaignExample({ figuresOf, example: without }, productsAt(unpriced))).toBeUndefined();
});

import { expect, test } from "vitest";
import {
  type Change,
  complaintAfter,
  drop,
  personalLoan,
  set,
  smallContent,
} from "#test/support/content/small-content.ts";

const needsOne =
  'needs either "fact:" with the id of a figure, or "unpublished: true", and not both';

test.each<[complaint: string, change: Change]>([
  [" price: has 0 entries and needs at least 1: add some", set("price", [])],
  [
    ' price.0.receiver: "banks" is not one of the choices: did you mean "bank"? Choices: bank, kra, valuer, advocates, insurer, seller, you, account',
    set("price.0.receiver", "banks"),
  ],
  [
    " price.0.label: interestRat is not in site/prices.yaml: did you mean interestRate?",
    set("price.0.label", "interestRat"),
  ],
  [
    " price.0.label: is two or more words in camelCase, such as interestRate",
    set("price.0.label", "Interest rate"),
  ],
  [" price.1.label: interestRate appears twice", set("price.1.label", "interestRate")],
  [` price.0: ${needsOne}`, drop("price.0.unpublished")],
  [' price.0.unpublished: must be "true"', set("price.0.unpublished", false)],
  [
    ' price.0.asOf: "21/11/2026" is not a day of the calendar: write it as 2026-11-21',
    set("price.0.asOf", "21/11/2026"),
  ],
])("one sentence is reported:%s", (complaint, change) => {
  expect(complaintAfter(personalLoan, change)).toBe(personalLoan + complaint);
});

const group = {
  path: "small",
  title: "Small loan",
  summary: "Sixty characters and a few more, so that this summary is long enough.",
  description: [`Eighty characters, so that it is a paragraph${" and a little longer".repeat(3)}.`],
  sections: [
    { name: "Cover", path: "features-benefits", items: ["Some text."] },
    { name: "Requirements", path: "requirements", items: ["Some text."] },
  ],
};

test("the price of a group names a fact of the group or of its product", () => {
  const content = smallContent();
  const fact = { id: "fee", label: "A fee", kind: "percent", percent: 1, provenance: "spec" };
  const price = (named: string) => [{ label: "bankFees", receiver: "bank", fact: named }];
  const withPrice = (named: string) => {
    content.edit(personalLoan, set("groups", [{ ...group, facts: [fact], price: price(named) }]));
    return content.complaintByField();
  };
  expect(withPrice("fee")).toBe("");
  expect(withPrice("tenor")).toBe("");
  expect(withPrice("none")).toBe(
    `${personalLoan} groups.0.price.0.fact: none is not a fact of this record`,
  );
});

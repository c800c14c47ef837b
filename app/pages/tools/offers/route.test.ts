import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { answerOf } from "#test/support/route-answers.ts";
import * as page from "./route.tsx";

test("the sheet lists every figure that was typed, by its offer", async () => {
  const query = "amount=3m&offer=14,40000,20000,10&offer=13.6,5%25,,12";
  const services = { content };
  const path = "/calculators/offers";
  const inputs = [
    ["Loan amount", "KES\u00a03,000,000"],
    ["Offer A: Interest rate", "14% a year"],
    ["Offer A: All fees", "KES\u00a040,000"],
    ["Offer A: Insurance a year", "KES\u00a020,000"],
    ["Offer A: Period", "10\u00a0years"],
    ["Offer B: Interest rate", "13.6% a year"],
    ["Offer B: All fees", "5%"],
    ["Offer B: Period", "12\u00a0years"],
  ];
  expect(await answerOf(page, { path, services }, `${path}?${query}`)).toMatchObject({
    loaderData: { page: { view: { calculation: { inputs } } } },
  });
});

test.each([
  ["100%25", "Offer A: Enter the fees, 25% or less"],
  ["99,000,000", "Offer A: Enter the fees, KES\u00a010,000,000 or less"],
])("fees of %s are told the limit of their kind", async (fees, error) => {
  const services = { content };
  const path = "/calculators/offers";
  const query = `amount=3m&rate=14&fees=${fees}&insurance=&years=10`;
  expect(await answerOf(page, { path, services }, `${path}?${query}`)).toMatchObject({
    loaderData: { page: { view: { errors: { "fees-1": error } } } },
  });
});

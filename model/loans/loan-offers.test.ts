import { expect, test } from "vitest";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { loanOffers } from "./loan-offers.ts";

const offers = loanOffers(content);

test("each loan of the calculator is a loan of the catalogue, and every fact it names is there", () => {
  expect(offers.map(({ id }) => id)).toEqual(content.loanCost.loans.map(({ id }) => id));
  for (const [i, { facts }] of content.loanCost.loans.entries()) {
    const { published, basis } = offers[i] ?? {};
    expect(published, facts.term).toMatchObject({
      min: facts.minimum !== undefined,
      max: facts.maximum !== undefined,
      months: facts.term !== undefined,
      rate: facts.rate !== undefined,
    });
    expect(basis?.defaults.commitment === "").toBe(facts.commitment === undefined);
    expect(basis?.defaults.excise === "").toBe(facts.excise === undefined);
  }
});

test.each([
  // CAT-11: the figures of the catalogue.
  ["personal-loan", { max: 7_000_000 }, 84],
  ["school-fees-loan", {}, 3],
  ["logbook-loan", { min: 100_000 }, 48],
  ["car-new", {}, 60],
  ["car-used", {}, 36],
  ["mwana-biashara", { max: 350_000 }, 12],
  ["sme-unsecured", { min: 10_000, max: 2_000_000 }, 12],
  ["home-loan", {}, 240],
  ["diaspora-salary-advance", { max: 100_000 }, 6],
])("%s is bounded by its own figures", (id, amount, months) => {
  const { basis } = offers.find((offer) => offer.id === id) ?? {};
  expect(basis?.amountKes).toMatchObject(amount);
  expect(basis?.months.max).toBe(months);
});

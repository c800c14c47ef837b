import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import type { ClothCalculator } from "#domain/lending/cloth.ts";
import { loanReaders } from "./read-loan.ts";

const read = (calculator: ClothCalculator, query: string) =>
  loanReaders[calculator](new URLSearchParams(query), content);
const anyLoan = content.loanCost.loans.find(({ facts }) => Object.keys(facts).length === 0);
const loan = anyLoan ?? content.loanCost.loans[0];

test.each([
  ["mortgage", "amount=4%2C500%2C000&rate=14%25&years=12.5", 450_000_000, 14, 150],
  ["home-cost", "price=6.5m&deposit=1m&rate=13.5&years=15", 550_000_000, 13.5, 180],
] as const)("%s?%s", (calculator, query, loanCents, annualRatePercent, months) => {
  expect(read(calculator, query)).toMatchObject({
    ok: true,
    terms: { loanCents, annualRatePercent, months },
  });
});

test("loan-cost, within the limits of its product", () => {
  const query = `product=${loan?.id}&amount=500000&rate=16&months=24`;
  expect(read("loan-cost", query)).toMatchObject({
    ok: true,
    terms: { loanCents: 50_000_000, annualRatePercent: 16, months: 24 },
  });
});

test.each([
  ["mortgage", "amount=x&rate=14&years=20"],
  ["home-cost", "price=5m&deposit=6m&rate=14&years=20"],
  ["loan-cost", `product=${loan?.id}&amount=500000&rate=none&months=24`],
] as const)("%s?%s has no loan", (calculator, query) => {
  expect(read(calculator, query)).toEqual({ ok: false, status: 422 });
});

test.each(["", "product=gold&amount=1&rate=1&months=1"])("loan-cost?%s is not found", (query) => {
  expect(read("loan-cost", query)).toEqual({ ok: false, status: 404 });
});

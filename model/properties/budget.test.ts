import { expect, test } from "vitest";
import { parseBudget } from "#domain/property/budget.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { found } from "#test/support/content/content.ts";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { costWithin } from "./budget.ts";

const listed = {
  ...found(content.properties[0]),
  askingPrice: 5_000_000,
  priceAsOf: undefined,
  propertyCta: undefined,
  county: "Machakos",
} as const;
const within = (propertyType: "residential" | "commercial" | "land", query: string) =>
  costWithin({ ...listed, propertyType }, parseBudget(new URLSearchParams(query)).budget, content);

test.each([
  // The first day costs more than the deposit, which is 10% for a home and 30% for a plot in Machakos.
  ["residential", 500_000, 4_500_000, 240],
  ["land", 1_500_000, 3_500_000, 84],
] as const)("%s is bought with the share that its product lends", (type, deposit, loan, months) => {
  const cost = within(type, "cash=100m&rate=12");
  // Growth of the loan computed independently of the code's formula.
  const growth = 1.01 ** months;
  const instalment = (loan * 0.01 * growth) / (growth - 1);
  expect((cost?.monthCents ?? 0) / 100).toBeCloseTo(instalment, 0);
  expect((cost?.cashCents ?? 0) / 100).toBeGreaterThan(deposit);
  expect((cost?.cashCents ?? Infinity) / 100).toBeLessThan(1.5 * deposit + 500_000);
});

test("the stamp duty is that of the area set by the calculator", () => {
  const cashIn = (area: string) => within("residential", `month=60k${area}`)?.cashCents ?? 0;
  const { urban = 0, rural = 0 } = homeBasis(content).stampDutyPercent;
  expect(cashIn("&area=urban") - cashIn("&area=rural")).toBe(listed.askingPrice * (urban - rural));
  expect(cashIn("&area=urban") - cashIn("&area=exempt")).toBe(listed.askingPrice * urban);
  expect(cashIn("")).toBe(cashIn("&area=urban"));
});

test("business premises are never within a budget", () => {
  expect(within("residential", "month=100m&cash=1000m")?.isWithin).toBe(true);
  expect(within("commercial", "month=100m&cash=1000m")).toBeUndefined();
});

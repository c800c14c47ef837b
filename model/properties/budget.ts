import { homeCost } from "#domain/lending/home-cost.ts";
import { parseHomeInput } from "#domain/lending/home-cost-input.ts";
import { type Budget, isWithin, loanWithin } from "#domain/property/budget.ts";
import { hasPriceOfToday } from "#domain/property/property.ts";
import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { Property } from "#model/properties/schema.ts";
import { propertyLoan } from "./loan.ts";

type CostWithin = { monthCents: number; cashCents: number; isWithin: boolean };

/**
 * The month and the first day of a property within a budget, by the rules of the true cost of a home; undefined without
 * a price of today, and for business premises, whose fees are not published.
 */
export function costWithin(
  property: Property,
  budget: Budget,
  content: Content,
): CostWithin | undefined {
  const { askingPrice, propertyType } = property;
  const loan = propertyLoan(property, content);
  if (!hasPriceOfToday(property) || !askingPrice || !loan || propertyType === "commercial")
    return undefined;
  const longest = 12 * loan.years;
  const terms = {
    annualRatePercent: budget.annualRatePercent ?? content.homeCost.start.ratePercent,
    months: Math.min(budget.months ?? longest, longest),
  };
  const largestKes = askingPrice - Math.ceil((askingPrice * (100 - loan.sharePercent)) / 100);
  const loanKes = loanWithin(largestKes, budget, terms);
  const input = parseHomeInput(
    new Map([
      ["price", String(askingPrice)],
      ["deposit", String(askingPrice - loanKes)],
      ["rate", String(terms.annualRatePercent)],
      ["years", String(terms.months / 12)],
    ]),
    homeBasis(content),
  );
  const answer = input.ok ? homeCost(input.request.home) : undefined;
  if (!answer?.ok) return undefined;
  const { dayOneCents, credit } = answer.cost;
  const cost = {
    monthCents: credit.from.schedule.instalmentCents,
    cashCents: dayOneCents.to,
  };
  return { ...cost, isWithin: isWithin(budget, cost) };
}

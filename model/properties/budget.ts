import { costAtPrice } from "#domain/lending/cost-at-price.ts";
import { type Budget, isWithin, loanWithin } from "#domain/property/budget.ts";
import { hasPriceOfToday } from "#domain/property/property.ts";
import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { Property } from "#model/properties/schema.ts";
import { propertyLoan } from "./loan.ts";

export type CostWithin = { monthCents: number; cashCents: number; isWithin: boolean };

/**
 * The monthly and first-day cost of a property, and whether it is within a budget, by the home cost calculator;
 * undefined without a current price, and for business premises, whose fees are not published.
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
  const bought = { priceKes: askingPrice, depositKes: askingPrice - loanKes, area: budget.area };
  const found = costAtPrice(bought, terms, homeBasis(content));
  if (!found) return undefined;
  const { dayOneCents, credit } = found;
  const cost = {
    monthCents: credit.from.schedule.instalmentCents,
    cashCents: dayOneCents.to,
  };
  return { ...cost, isWithin: isWithin(budget, cost) };
}

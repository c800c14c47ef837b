import type { RateAndMonths } from "./amortisation.ts";
import { type HomeCost, homeCost } from "./home-cost.ts";
import { type Area, type HomeBasis, parseHomeInput } from "./home-cost-input.ts";

/** The cost of a home at a price; undefined if `parseHomeInput` refuses the figures. */
export function costAtPrice(
  { priceKes, depositKes, area }: { priceKes: number; depositKes: number; area?: Area | undefined },
  { annualRatePercent, months }: RateAndMonths,
  basis: HomeBasis,
): HomeCost | undefined {
  const typed = new Map([
    ["price", String(priceKes)],
    ["deposit", String(depositKes)],
    ["rate", String(annualRatePercent)],
    ["years", String(months / 12)],
    ["area", area ?? basis.defaults.area],
  ]);
  const input = parseHomeInput(typed, basis);
  const answered = input.ok ? homeCost(input.request.home) : undefined;
  return answered?.ok ? answered.cost : undefined;
}

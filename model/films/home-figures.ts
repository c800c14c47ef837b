import { type HomeChargeId, homeCost, type HomeCost } from "#domain/lending/home-cost.ts";
import { parseHomeInput } from "#domain/lending/home-cost-input.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";
import type { Product } from "#model/products/schema.ts";

type Sources = { products: readonly Product[]; homeCost: HomeCostPage };

/** One scene of the film. */
const legalParts: readonly HomeChargeId[] = ["legalFees", "chargeLegalFees", "legalVat"];

const sumOf = (charges: HomeCost["charges"], end: "from" | "to") =>
  charges.reduce((sum, { cents }) => sum + cents[end], 0);

/** The example that the true cost of a home begins with: its loan, and its figures for the words of films. */
export function homeExample({ products, homeCost: texts }: Sources) {
  const input = parseHomeInput(new Map(), homeBasis({ products, homeCost: texts }));
  const answer = input.ok ? homeCost(input.request.home) : undefined;
  if (!input.ok || !answer?.ok) return undefined;
  const { home } = input.request;
  const { cost } = answer;
  const { schedule } = cost.credit.from;
  const kes = (cents: number) => formatMoney(Math.round(cents / 100));
  const range = ({ from, to }: { from: number; to: number }) =>
    from === to
      ? kes(from)
      : fillText(texts.range, { from: kes(from), to: kes(to).replace(/^\D+/, "") });
  const isLegal = ({ id }: { id: HomeChargeId }) => legalParts.includes(id);
  const legal = cost.charges.filter(isLegal);
  const others = cost.charges.filter((charge) => !isLegal(charge));
  const charges = Object.fromEntries(
    others.map(({ id, cents }) => [`${id}Of`, range(cents)] as const),
  );
  return {
    months: schedule.months,
    figures: {
      ...charges,
      homeLegal: range({ from: sumOf(legal, "from"), to: sumOf(legal, "to") }),
      homePrice: kes(home.priceCents),
      homeDeposit: kes(home.depositCents),
      homeDayOne: range(cost.dayOneCents),
      homeMonthly: kes(schedule.instalmentCents),
      homeInterest: kes(schedule.totalInterestCents),
    },
  };
}

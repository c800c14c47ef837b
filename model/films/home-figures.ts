import { type HomeChargeId, homeCost, type HomeCost } from "#domain/lending/home-cost.ts";
import { parseHomeInput } from "#domain/lending/home-cost-input.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";
import type { Product } from "#model/products/schema.ts";

type Sources = { products: readonly Product[]; homeCost: HomeCostPage };

/** Charges that one scene of the film shows as one sum. */
const sceneParts = {
  homeLegal: ["legalFees", "chargeLegalFees", "legalVat"],
  homeDuties: ["stampDuty", "chargeDuty"],
} as const satisfies Record<string, readonly HomeChargeId[]>;

const sumOf = (charges: HomeCost["charges"], parts: readonly HomeChargeId[], end: "from" | "to") =>
  charges.reduce((sum, { id, cents }) => sum + (parts.includes(id) ? cents[end] : 0), 0);

/** The default example of the home cost calculator: its loan, and its figures for the texts of films. */
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
  const ends = (parts: readonly HomeChargeId[]) => ({
    from: sumOf(cost.charges, parts, "from"),
    to: sumOf(cost.charges, parts, "to"),
  });
  const inParts: readonly HomeChargeId[] = Object.values(sceneParts).flat();
  const others = cost.charges.filter(({ id }) => !inParts.includes(id));
  const charges = Object.fromEntries(
    others.map(({ id, cents }) => [`${id}Of`, range(cents)] as const),
  );
  return {
    months: schedule.months,
    figures: {
      ...charges,
      homeLegal: range(ends(sceneParts.homeLegal)),
      homeDuties: range(ends(sceneParts.homeDuties)),
      homePrice: kes(home.priceCents),
      homeDeposit: kes(home.depositCents),
      homeDayOne: range(cost.dayOneCents),
      homeMonthly: kes(schedule.instalmentCents),
      homeInterest: kes(schedule.totalInterestCents),
    },
  };
}

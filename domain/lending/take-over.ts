import { chargeScale, dischargeFeeCents, scaleFeeCents } from "./advocates-scale.ts";
import { amortise, type LoanTerms, type RateAndMonths, type Schedule } from "./amortisation.ts";
import { type Receiver, shareCents } from "./loan-cost.ts";

/** The costs of moving a loan, in the order in which they fall due. */
export const takeOverCostIds = [
  "earlyFee",
  "discharge",
  "charge",
  "legalVat",
  "legal",
  "arrangement",
  "excise",
  "chargeDuty",
  "valuation",
  "other",
] as const;
type TakeOverCostId = (typeof takeOverCostIds)[number];

/** The costs that are known: cents, and percentages of the balance, or of the arrangement fee for `excise`. */
export type TakeOverFees = {
  /** The original loan, for which the old charge was registered; it decides the discharge fee. */
  originalCents: number;
  legalVatPercent: number;
  /** A quote for all legal work with its VAT, in place of the scale; 0 where no title is charged. */
  legalCents?: number | undefined;
  earlyFeePercent?: number | undefined;
  arrangementPercent?: number | undefined;
  excisePercent?: number | undefined;
  chargeDutyPercent?: number | undefined;
  valuationCents?: number | undefined;
  otherCents?: number | undefined;
};

export type TakeOverCost = { id: TakeOverCostId; receiver: Receiver | undefined; cents: number };

/**
 * The costs of a loan that another lender takes over, to the nearest cent: those that are known and above 0.
 * Without a quote the legal fees are the least of the advocates' scale (CAL-11): the old lender's advocate for the
 * discharge, the new lender's for the charge, and VAT on both. The borrower pays them.
 */
export function takeOverCosts(balanceCents: number, fees: TakeOverFees): TakeOverCost[] {
  const { originalCents, legalCents, legalVatPercent } = fees;
  const share = (percent = 0, ofCents = balanceCents) => shareCents(ofCents, percent);
  const isByScale = legalCents === undefined;
  const discharge = isByScale ? dischargeFeeCents(originalCents) : 0;
  const charge = isByScale ? scaleFeeCents(balanceCents, chargeScale) : 0;
  const arrangement = share(fees.arrangementPercent);
  const costs: TakeOverCost[] = [
    { id: "earlyFee", receiver: "bank", cents: share(fees.earlyFeePercent) },
    { id: "discharge", receiver: "advocates", cents: discharge },
    { id: "charge", receiver: "advocates", cents: charge },
    { id: "legalVat", receiver: "kra", cents: share(legalVatPercent, discharge + charge) },
    { id: "legal", receiver: "advocates", cents: legalCents ?? 0 },
    { id: "arrangement", receiver: "bank", cents: arrangement },
    { id: "excise", receiver: "kra", cents: share(fees.excisePercent, arrangement) },
    { id: "chargeDuty", receiver: "kra", cents: share(fees.chargeDutyPercent) },
    { id: "valuation", receiver: "valuer", cents: fees.valuationCents ?? 0 },
    { id: "other", receiver: undefined, cents: fees.otherCents ?? 0 },
  ];
  return costs.filter(({ cents }) => cents > 0);
}

/**
 * The gain from moving the rest of a loan to new terms, in whole cents. The costs are paid on the first day, and the
 * new loan is the balance of the old one. So the gain by a month is the interest saved until then, less the costs. A
 * longer new term may gain at first and cost more in the end.
 *
 * @throws RangeError on costs that are not whole cents from 0, and as `amortise` does
 */
export function takeOver(old: LoanTerms, next: RateAndMonths, costsCents: number) {
  if (!(Number.isSafeInteger(costsCents) && costsCents >= 0))
    throw new RangeError(`Costs: ${costsCents}`);
  const [before, after] = [amortise(old), amortise({ ...next, loanCents: old.loanCents })];
  if (!before.ok) return before;
  if (!after.ok) return after;
  /** The interest saved by the end of both loans, less the costs; below 0 where moving costs more. */
  let savedCents = -costsCents;
  /** The first and last month in which a borrower who repays everything then has gained; undefined if there is none. */
  let gain: { from: number; until: number } | undefined;
  for (let month = 1; month <= Math.max(old.months, next.months); month += 1) {
    const interestOf = ({ months }: Schedule) => months[month - 1]?.interestCents ?? 0;
    savedCents += interestOf(before.schedule) - interestOf(after.schedule);
    if (savedCents > 0) gain = { from: gain?.from ?? month, until: month };
  }
  return {
    ok: true as const,
    takeOver: { before: before.schedule, after: after.schedule, savedCents, gain },
  };
}

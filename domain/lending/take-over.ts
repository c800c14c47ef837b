import { chargeScale, dischargeFeeCents, scaleFeeCents } from "./advocates-scale.ts";
import { amortise, type LoanTerms, type Schedule } from "./amortisation.ts";
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
  /** The loan for which the old charge was registered; the discharge follows from it. */
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

const receiverOf: Readonly<Partial<Record<TakeOverCostId, Receiver>>> = {
  earlyFee: "bank",
  discharge: "advocates",
  charge: "advocates",
  legalVat: "kra",
  legal: "advocates",
  arrangement: "bank",
  excise: "kra",
  chargeDuty: "kra",
  valuation: "valuer",
};

/**
 * The costs of a loan that another lender takes over, to the nearest cent: those that are known and above 0.
 * Without a quote the legal fees are the least of the advocates' scale (CAL-11): the old lender's advocate for the
 * discharge, the new lender's for the charge, and VAT on both. The borrower pays them.
 */
export function takeOverCosts(balanceCents: number, fees: TakeOverFees): TakeOverCost[] {
  const discharge = dischargeFeeCents(fees.originalCents);
  const charge = scaleFeeCents(balanceCents, chargeScale);
  const arrangement = shareCents(balanceCents, fees.arrangementPercent ?? 0);
  const cents: Readonly<Record<TakeOverCostId, number>> = {
    earlyFee: shareCents(balanceCents, fees.earlyFeePercent ?? 0),
    ...(fees.legalCents === undefined
      ? { discharge, charge, legalVat: shareCents(discharge + charge, fees.legalVatPercent) }
      : { discharge: 0, charge: 0, legalVat: 0 }),
    legal: fees.legalCents ?? 0,
    arrangement,
    excise: shareCents(arrangement, fees.excisePercent ?? 0),
    chargeDuty: shareCents(balanceCents, fees.chargeDutyPercent ?? 0),
    valuation: fees.valuationCents ?? 0,
    other: fees.otherCents ?? 0,
  };
  return takeOverCostIds
    .map((id) => ({ id, receiver: receiverOf[id], cents: cents[id] }))
    .filter((cost) => cost.cents > 0);
}

type TakeOver = {
  before: Schedule;
  after: Schedule;
  /** The interest saved by the end of both loans, less the costs; below 0 where moving costs more. */
  savedCents: number;
  /** The first month and the last in which a borrower who repays all then has gained; undefined without one. */
  gain: { from: number; until: number } | undefined;
};

export type TakeOverAnswer =
  | { ok: true; takeOver: TakeOver }
  | { ok: false; reason: "neverRepaid" };

/**
 * The gain of moving the rest of a loan to other terms, in whole cents. The costs are paid on the first day, and
 * the new loan is the balance of the old one. So a borrower has gained by a month as much as less interest was charged
 * until then, less the costs. A longer new term may gain at first and cost more in the end.
 * @throws RangeError on costs that are not whole cents from 0, and as `amortise` does
 */
export function takeOver(
  old: LoanTerms,
  next: Omit<LoanTerms, "loanCents">,
  costsCents: number,
): TakeOverAnswer {
  if (!(Number.isSafeInteger(costsCents) && costsCents >= 0))
    throw new RangeError(`Costs: ${costsCents}`);
  const [before, after] = [amortise(old), amortise({ ...next, loanCents: old.loanCents })];
  if (!before.ok) return before;
  if (!after.ok) return after;
  let savedCents = -costsCents;
  let gain: TakeOver["gain"];
  for (let month = 1; month <= Math.max(old.months, next.months); month += 1) {
    const interestOf = ({ months }: Schedule) => months[month - 1]?.interestCents ?? 0;
    savedCents += interestOf(before.schedule) - interestOf(after.schedule);
    if (savedCents > 0) gain = { from: gain?.from ?? month, until: month };
  }
  return {
    ok: true,
    takeOver: { before: before.schedule, after: after.schedule, savedCents, gain },
  };
}

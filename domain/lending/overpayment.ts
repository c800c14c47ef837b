import {
  amortise,
  type LoanTerms,
  monthlyInterestCents,
  type ScheduleRow,
} from "./amortisation.ts";
import { exactMonthlyInstalmentKes } from "./mortgage.ts";

/** A single payment ends the loan earlier, or lowers the instalments that are left. */
export const overpaymentEffects = ["term", "instalment"] as const;
export type OverpaymentEffect = (typeof overpaymentEffects)[number];

/** Payments in addition to the instalments, in whole cents, 0 or more. */
export type ExtraPayments = {
  /** With each instalment. */
  monthlyCents: number;
  /** Once, with the instalment of the month `onceMonth`, which counts from 1. */
  onceCents: number;
  onceMonth: number;
};

/**
 * A loan with level instalments (CAL-2) and payments in addition to them, month by month, in whole cents.
 *
 * Interest runs on the balance before the payment, so an extra payment saves interest from the next month on. For the
 * effect `term` the instalment stays. For `instalment` it is worked out anew after the single payment, for the balance
 * and the months of the term that are left, to the nearest cent. The last payment absorbs the rounding.
 * @throws RangeError as `amortise` does, and on extra payments that are not whole cents from 0
 */
export function overpay(terms: LoanTerms, extra: ExtraPayments, effect: OverpaymentEffect) {
  for (const cents of [extra.monthlyCents, extra.onceCents])
    if (!(Number.isSafeInteger(cents) && cents >= 0)) throw new RangeError(`Extra: ${cents}`);
  const amortised = amortise(terms);
  if (!amortised.ok) return amortised;
  const { schedule: before } = amortised;
  const rows: ScheduleRow[] = [];
  let { instalmentCents } = before;
  let [balanceCents, extraCents] = [terms.loanCents, 0];
  for (let number = 1; balanceCents > 0; number += 1) {
    const interestCents = monthlyInterestCents(balanceCents, terms.annualRatePercent);
    const owedCents = balanceCents + interestCents;
    const monthsLeft = terms.months - number;
    const dueCents = monthsLeft === 0 ? owedCents : Math.min(instalmentCents, owedCents);
    const askedCents = extra.monthlyCents + (number === extra.onceMonth ? extra.onceCents : 0);
    const paidExtraCents = Math.min(askedCents, owedCents - dueCents);
    balanceCents = owedCents - dueCents - paidExtraCents;
    extraCents += paidExtraCents;
    const paidCents = dueCents + paidExtraCents;
    rows.push({
      number,
      instalmentCents: paidCents,
      interestCents,
      principalCents: paidCents - interestCents,
      balanceCents,
    });
    const isOnce = number === extra.onceMonth && extra.onceCents > 0;
    if (effect === "instalment" && isOnce && balanceCents > 0) {
      const left = { amountKes: balanceCents, months: monthsLeft };
      instalmentCents = Math.round(exactMonthlyInstalmentKes({ ...terms, ...left }));
    }
  }
  const interestCents = rows.reduce((sum, row) => sum + row.interestCents, 0);
  return {
    ok: true as const,
    overpaid: {
      before,
      /** The schedule with the extra payments; what is paid in a month includes them. */
      months: rows,
      /** The instalment after the single payment, without what is paid each month in addition. */
      instalmentCents,
      /** The extra payments that were made: none is larger than the debt. */
      extraCents,
      interestCents,
    },
  };
}

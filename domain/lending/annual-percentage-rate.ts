/** Money that changes hands, from the borrower's side: received above zero, paid below. Months from the first day. */
export type CashFlow = { month: number; cents: number };

/** No loan costs more: a monthly rate of 1,000 is a thousand times the loan. */
const highestMonthlyRate = 1000;

/**
 * The annual percentage rate, nominal (times twelve) and effective (compounded over twelve months), from the one
 * monthly rate at which all payments are worth what is received (the internal rate of return, as in the banks' Cost of
 * Credit disclosure). Found by Newton's method from a rate of 0. Receipts come first, so the present value rises with
 * the rate and is concave: each step stays below the answer and gets closer. Exact to about 12 digits; percentages are
 * not rounded.
 *
 * @returns `nothingReceived` if fees take the whole loan, `repaysLess` if less is paid than received, so that the rate
 * would be below 0, `beyondReach` above a monthly rate of 1,000
 * @throws RangeError on a month below 0, on a value that is not a finite number, and if money is received after the
 * first day
 */
export function annualPercentageRate(flows: readonly CashFlow[]) {
  for (const { month, cents } of flows) {
    if (!(month >= 0 && Number.isFinite(month) && Number.isFinite(cents)))
      throw new RangeError(`Cash flow: ${cents} in month ${month}`);
    if (month > 0 && cents > 0) throw new RangeError(`Received in month ${month}: ${cents}`);
  }
  if (sumOf(flows.filter(({ month }) => month === 0)) <= 0)
    return { ok: false, reason: "nothingReceived" } as const;
  if (sumOf(flows) > 0) return { ok: false, reason: "repaysLess" } as const;
  const monthlyRate = Math.expm1(logGrowthOf(flows));
  if (monthlyRate > highestMonthlyRate) return { ok: false, reason: "beyondReach" } as const;
  return {
    ok: true as const,
    /** Twelve times the monthly rate, in percent: how rates are quoted. */
    nominalPercent: monthlyRate * 1200,
    /** The monthly rate compounded over a year, in percent: what the money costs in a year. */
    // (1 + r)^12 - 1 loses digits when r is tiny; this keeps them.
    effectivePercent: Math.expm1(12 * Math.log1p(monthlyRate)) * 100,
  };
}

/** The natural logarithm of 1 + the monthly rate. */
function logGrowthOf(flows: readonly CashFlow[]) {
  let [logGrowth, next] = [0, newtonStep(flows, 0)];
  // Near the answer, rounding makes a step zero or negative.
  while (next > logGrowth) [logGrowth, next] = [next, newtonStep(flows, next)];
  return logGrowth;
}

/** The point at which the tangent of the flows' value on the first day crosses zero. */
function newtonStep(flows: readonly CashFlow[], logGrowth: number) {
  let [value, slope] = [0, 0];
  for (const { month, cents } of flows) {
    const worth = cents * Math.exp(-month * logGrowth);
    value += worth;
    slope -= month * worth;
  }
  return logGrowth - value / slope;
}

function sumOf(flows: readonly CashFlow[]) {
  return flows.reduce((sum, { cents }) => sum + cents, 0);
}

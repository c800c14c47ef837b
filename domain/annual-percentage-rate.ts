/** Money that changes hands, from the borrower's side: received above zero, paid below. Months from the first day. */
export type CashFlow = { month: number; cents: number };

export type AnnualPercentageRate =
  | {
      ok: true;
      /** Twelve times the monthly rate, in percent: how rates are quoted. */
      nominalPercent: number;
      /** The monthly rate compounded over a year, in percent: what the money costs in a year. */
      effectivePercent: number;
    }
  | { ok: false; reason: "nothingReceived" | "repaysLess" | "beyondReach" };

/** No loan is dearer: a monthly rate of 1,000 is a thousand times the loan. */
const highestMonthlyRate = 1000;

/**
 * The annual percentage rate: twelve times, or compounded over twelve months, the one monthly rate at which all that
 * is paid is worth what is received (the internal rate of return; features b: the banks' Cost of Credit disclosure).
 *
 * Found by halving a bracket, which cannot miss: what is received comes first, so the value of the flows crosses zero
 * once. Exact to about 12 digits; percentages are not rounded.
 * @returns `nothingReceived` where fees take the whole loan, `repaysLess` where less comes back than went out, so
 *   that the rate would be below 0, `beyondReach` above a monthly rate of 1,000
 * @throws RangeError on a month below 0, on what is not a number, and where money is received after the first day
 */
export function annualPercentageRate(flows: readonly CashFlow[]): AnnualPercentageRate {
  for (const { month, cents } of flows) {
    if (!(month >= 0 && Number.isFinite(month) && Number.isFinite(cents)))
      throw new RangeError(`Cash flow: ${cents} in month ${month}`);
    if (month > 0 && cents > 0) throw new RangeError(`Received in month ${month}: ${cents}`);
  }
  if (presentValue(flows, Infinity) <= 0) return { ok: false, reason: "nothingReceived" };
  const atZero = presentValue(flows, 0);
  if (atZero > 0) return { ok: false, reason: "repaysLess" };
  const monthlyRate = atZero === 0 ? 0 : monthlyRateOf(flows);
  if (monthlyRate === undefined) return { ok: false, reason: "beyondReach" };
  return {
    ok: true,
    nominalPercent: monthlyRate * 1200,
    // (1 + r)^12 - 1 loses digits when r is tiny; these keep them.
    effectivePercent: Math.expm1(12 * Math.log1p(monthlyRate)) * 100,
  };
}

function monthlyRateOf(flows: readonly CashFlow[]) {
  let [low, high] = [0, 0.01];
  while (presentValue(flows, high) < 0) {
    if (high > highestMonthlyRate) return undefined;
    [low, high] = [high, high * 2];
  }
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (presentValue(flows, middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}

/** What all flows are worth on the first day; at an infinite rate only that day counts. */
function presentValue(flows: readonly CashFlow[], monthlyRate: number) {
  const logGrowth = Math.log1p(monthlyRate);
  return flows.reduce(
    (value, { month, cents }) =>
      value + (month === 0 ? cents : cents * Math.exp(-month * logGrowth)),
    0,
  );
}

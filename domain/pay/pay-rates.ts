/** A rate of the law, for the pay of a month (`2026-02`) and of later ones until another record begins. */
type Dated<Rates> = Rates & {
  from: string;
  /** The last month for which the rate is known; later ones may have another. */
  to?: string | undefined;
  /** The day (`YYYY-MM-DD`) on which the rate came into force. */
  since: string;
};

/** `percent` applies to the part of a month's pay above the previous band and up to `upToKes`. */
export type PayBand = { upToKes?: number | undefined; percent: number };

/** Tax by bands; `coming` describes a planned change of the law. */
type Paye = { bands: readonly PayBand[]; personalReliefKes: number; coming?: string | undefined };

/** The laws by the month that the pay is for, not by the day on which it is paid. Shillings a month. */
export type PayRateLists = {
  nssf: readonly Dated<{ percent: number; tierLimitsKes: readonly number[] }>[];
  shif: readonly Dated<{ percent: number; leastKes: number }>[];
  housingLevy: readonly Dated<{ percent: number }>[];
  paye: readonly Dated<Paye>[];
  /** The most that comes off the pay before tax; `pensionKes` includes NSSF. */
  deductions: readonly Dated<{ pensionKes: number; medicalFundKes: number; interestKes: number }>[];
  /** The percentage of premiums that reduces the tax. */
  insuranceRelief: readonly Dated<{ percent: number; mostKes: number }>[];
};

export const payRateNames = [
  "nssf",
  "shif",
  "housingLevy",
  "paye",
  "deductions",
  "insuranceRelief",
] as const satisfies readonly (keyof PayRateLists)[];
type RateName = (typeof payRateNames)[number];

/** The deductions of a payslip. */
export const deductionIds = ["nssf", "shif", "housingLevy", "paye", "pension"] as const;
export type DeductionId = (typeof deductionIds)[number];

export type PayRates = { [Name in RateName]: PayRateLists[Name][number] } & {
  /** The earliest last month among rates that have ended, if any. */
  knownTo: string | undefined;
};

/** The first month for which there is a rate of each kind. */
export const firstPayMonth = (lists: PayRateLists): string =>
  Object.values(lists)
    .map((records) => records.map(({ from }) => from).toSorted()[0] ?? "9999-12")
    .reduce((last, from) => (from > last ? from : last));

/**
 * The rates for the pay of a month (`YYYY-MM`).
 * @throws RangeError on a month before the first
 */
export function payRatesOf(lists: PayRateLists, month: string): PayRates {
  const latest = <Rate extends Dated<object>>(records: readonly Rate[]): Rate => {
    const [rate] = records
      .filter(({ from }) => from <= month)
      .toSorted((a, b) => b.from.localeCompare(a.from));
    if (!rate) throw new RangeError(`Month of pay: ${month}`);
    return rate;
  };
  const rates = {
    nssf: latest(lists.nssf),
    shif: latest(lists.shif),
    housingLevy: latest(lists.housingLevy),
    paye: latest(lists.paye),
    deductions: latest(lists.deductions),
    insuranceRelief: latest(lists.insuranceRelief),
  };
  const over = Object.values(rates).flatMap(({ to }) => (to && to < month ? [to] : []));
  return { ...rates, knownTo: over.toSorted()[0] };
}

import { chargeScale, saleScale, scaleFeeCents } from "#domain/lending/advocates-scale.ts";
import { costOfSchedule, type LoanCost, shareCents } from "#domain/lending/loan-cost.ts";
import { amortise } from "#domain/lending/amortisation.ts";
import { longestMonths } from "#domain/lending/loan-cost-input.ts";
import {
  cellOfCharge,
  cellOfResult,
  type ChargeName,
  chargeRows,
  type End,
  ends,
  notOfCredit,
  type ResultName,
  resultRows,
} from "./cost-of-credit-formulas.ts";
import type { SheetValues } from "./cost-of-credit-values.ts";

/** The results of formulas by their cells: a number, or an empty text. */
export type Cached = ReadonlyMap<string, number | "">;

/**
 * The results of all formulas for the initial values, computed by the site's own code. Viewers that do not calculate
 * show them; a spreadsheet program gets the same results.
 */
export function cachedResults(values: SheetValues): { summary: Cached; schedule: Cached } {
  const of = { low: atEnd(values, "low"), high: atEnd(values, "high") };
  const summary = new Map<string, number | "">();
  for (const end of ends) {
    for (const { name } of chargeRows)
      summary.set(cellOfCharge(name, end), of[end].charges[name] / 100);
    for (const { name } of resultRows) summary.set(cellOfResult(name, end), of[end].results[name]);
  }
  return { summary, schedule: cachedSchedule(values, of) };
}

type AtEnd = ReturnType<typeof atEnd>;

function atEnd(values: SheetValues, end: End) {
  const loan = cents(values.loan);
  const price = cents(values.price);
  const charge = (name: ChargeName, of: number) => {
    const { low, high, amount } = values.charges[name] ?? {};
    if (amount !== undefined) return cents(amount);
    return shareCents(of, (end === "low" ? low : (high ?? low)) ?? 0);
  };
  const commitment = charge("commitment", loan);
  const legal = transferFee(values, charge("legal", price));
  const legalCharge = chargeFee(values, charge("legalCharge", 0));
  const charges: Record<ChargeName, number> = {
    commitment,
    excise: charge("excise", commitment),
    valuation: charge("valuation", price),
    legal,
    legalCharge,
    legalVat: charge("legalVat", legal + legalCharge),
    stampDuty: charge("stampDuty", price),
    chargeDuty: charge("chargeDuty", loan),
    inspection: charge("inspection", 0),
    other: charge("other", 0),
    insurance: charge("insurance", 0),
  };
  const firstDay = Object.values(charges).reduce((sum, each) => sum + each, 0);
  const deposit = values.price === undefined ? 0 : Math.max(0, price - loan);
  const insuranceTotal = charges.insurance * Math.ceil((values.months ?? 0) / 12);
  const beside = notOfCredit.reduce((sum, name) => sum + charges[name], 0);
  const cost = costOf(values, {
    atStartCents: firstDay - beside - charges.insurance,
    yearlyCents: charges.insurance,
  });
  const results: Record<ResultName, number | ""> = {
    monthly: cost ? cost.schedule.instalmentCents / 100 : "",
    deposit: deposit / 100,
    firstDay: firstDay / 100,
    dayOne: (deposit + firstDay) / 100,
    interest: cost ? cost.schedule.totalInterestCents / 100 : "",
    insuranceTotal: insuranceTotal / 100,
    charges: (firstDay - beside - charges.insurance + insuranceTotal) / 100,
    totalCost: cost ? cost.totalCostCents / 100 : "",
    nominal: cost?.apr.ok ? cost.apr.nominalPercent / 100 : "",
    effective: cost?.apr.ok ? cost.apr.effectivePercent / 100 : "",
  };
  return { charges, ofCredit: firstDay - beside, results, cost };
}

/** The typed fee, or the scale's least fee if price and share are known. */
function transferFee({ price, charges: { legal } }: SheetValues, asked: number) {
  if (legal?.amount !== undefined) return asked;
  if (price === undefined || legal?.low === undefined) return 0;
  return Math.max(asked, scaleFeeCents(cents(price), saleScale));
}

function chargeFee({ price, loan, charges: { legalCharge } }: SheetValues, asked: number) {
  if (legalCharge?.amount !== undefined || price === undefined) return asked;
  return scaleFeeCents(cents(loan), chargeScale);
}

function costOf(
  { loan, rate, months }: SheetValues,
  charges: Parameters<typeof costOfSchedule>[2],
): LoanCost | undefined {
  if (loan === undefined || rate === undefined || months === undefined) return undefined;
  const terms = { loanCents: cents(loan), annualRatePercent: rate, months };
  const amortised = amortise(terms);
  return amortised.ok ? costOfSchedule(amortised.schedule, terms, charges) : undefined;
}

function cachedSchedule(values: SheetValues, of: Record<End, AtEnd>): Cached {
  const cached = new Map<string, number | "">([["F2", values.loan ?? 0]]);
  const flow = { low: "G", high: "H" } as const;
  for (const end of ends) {
    cached.set(`${flow[end]}2`, (cents(values.loan) - of[end].ofCredit) / 100);
  }
  const rows = of.low.cost?.schedule.months ?? [];
  for (let month = 1; month <= longestMonths; month += 1) {
    const row = rows[month - 1];
    const before = rows[month - 2]?.balanceCents ?? cents(values.loan);
    const put = (column: string, value: number | "") => cached.set(`${column}${month + 2}`, value);
    put("A", row ? month : "");
    put("B", row ? before / 100 : "");
    put("C", row ? row.instalmentCents / 100 : "");
    put("D", row ? row.interestCents / 100 : "");
    put("E", row ? row.principalCents / 100 : "");
    put("F", row ? row.balanceCents / 100 : "");
    for (const end of ends) {
      const isAnother = month % 12 === 0 && month < rows.length;
      const yearly = isAnother ? of[end].charges.insurance : 0;
      put(flow[end], row ? -(row.instalmentCents + yearly) / 100 : 0);
    }
  }
  return cached;
}

const cents = (kes: number | undefined) => Math.round((kes ?? 0) * 100);

import { chargeScale, saleScale, type Scale } from "#domain/lending/advocates-scale.ts";
import { longestMonths } from "#domain/lending/loan-cost-input.ts";

// Formulas in the file format, without the equals sign. They call the sheets `summary!` and `schedule!`.

/** A formula with the sheets' names in the visitor's language. */
export const withSheetNames = (
  formula: string,
  { summary, schedule }: Readonly<Record<"summary" | "schedule", string>>,
) => formula.replaceAll("summary!", `'${summary}'!`).replaceAll("schedule!", `'${schedule}'!`);

/** The yellow cells above the charges, in column B from row 4. */
export const termRows = ["price", "loan", "rate", "months"] as const;
export type TermName = (typeof termRows)[number];

const firstTerm = 4;
const rowOfTerm = (name: TermName) => firstTerm + termRows.indexOf(name);
const price = `B${rowOfTerm("price")}`;
const loan = `B${rowOfTerm("loan")}`;
const rate = `B${rowOfTerm("rate")}`;
const months = `B${rowOfTerm("months")}`;

/** The two ends of a range: columns E and F of the first sheet, G and H of the second. */
export const ends = ["low", "high"] as const;
export type End = (typeof ends)[number];
const columnOf = { low: "E", high: "F" } as const;

/**
 * The charges, below a heading. A share of the base is entered in B and C, an amount in D; an amount replaces the
 * share.
 */
export const chargeRows = [
  { name: "commitment", base: "loan" },
  { name: "excise", base: "commitment" },
  { name: "valuation", base: "price" },
  { name: "legal", base: "price" },
  { name: "legalCharge", base: undefined },
  { name: "legalVat", base: "legalFees" },
  { name: "stampDuty", base: "price" },
  { name: "chargeDuty", base: "loan" },
  { name: "inspection", base: undefined },
  { name: "other", base: undefined },
  { name: "insurance", base: undefined },
] as const;
/** Charges that are paid for the property, or are no part of the APR. */
export const notOfCredit = ["legal", "legalVat", "stampDuty"] as const satisfies ChargeName[];
export type ChargeName = (typeof chargeRows)[number]["name"];

export const firstCharge = firstTerm + termRows.length + 1;
export const rowOfCharge = (name: ChargeName) =>
  firstCharge + chargeRows.findIndex((each) => each.name === name);
const lastCharge = firstCharge + chargeRows.length - 1;

/** The results, after a second heading. */
export const resultRows = [
  { name: "monthly", isPercent: false },
  { name: "deposit", isPercent: false },
  { name: "firstDay", isPercent: false },
  { name: "dayOne", isPercent: false },
  { name: "interest", isPercent: false },
  { name: "insuranceTotal", isPercent: false },
  { name: "charges", isPercent: false },
  { name: "totalCost", isPercent: false },
  { name: "nominal", isPercent: true },
  { name: "effective", isPercent: true },
] as const;
export type ResultName = (typeof resultRows)[number]["name"];

const firstResult = lastCharge + 2;
const rowOfResult = (name: ResultName) =>
  firstResult + resultRows.findIndex((each) => each.name === name);

export const cellOfTerm = (name: TermName) => `B${rowOfTerm(name)}`;
export const cellOfCharge = (name: ChargeName, end: End) => `${columnOf[end]}${rowOfCharge(name)}`;
export const cellOfResult = (name: ResultName, end: End) => `${columnOf[end]}${rowOfResult(name)}`;

/** A charge in shillings, at one end of its range. */
export function formulaOfCharge({ name, base }: (typeof chargeRows)[number], end: End): string {
  const row = rowOfCharge(name);
  const typedOr = (formula: string) => `IF(D${row}<>"",D${row},${formula})`;
  // Only a property has a charge on its title.
  if (name === "legalCharge") return typedOr(`IF(${price}="",0,${feeByScale(loan, chargeScale)})`);
  if (base === undefined) return typedOr("0");
  const of = {
    loan,
    price,
    commitment: cellOfCharge("commitment", end),
    legalFees: `(${cellOfCharge("legal", end)}+${cellOfCharge("legalCharge", end)})`,
  }[base];
  const percent = end === "low" ? `B${row}` : `IF(C${row}="",B${row},C${row})`;
  const share = `ROUND(${of}*${percent},2)`;
  if (name !== "legal") return typedOr(share);
  const least = feeByScale(price, saleScale);
  return typedOr(`IF(OR(${price}="",B${row}=""),0,MAX(${share},${least}))`);
}

/** The least fee of an advocate for the amount in a cell. */
function feeByScale(cell: string, { leastCents, bands }: Scale) {
  const parts = bands.map(({ toCents, percent }, i) => {
    const from = (bands[i - 1]?.toCents ?? 0) / 100;
    const inBand = toCents === Infinity ? cell : `MIN(${cell},${toCents / 100})`;
    return `${percent / 100}*MAX(0,${inBand}-${from})`;
  });
  return `MAX(${leastCents / 100},ROUND(${parts.join("+")},2))`;
}

const lastMonth = longestMonths + 2;
const flowOf = { low: "G", high: "H" } as const;

export function formulaOfResult(name: ResultName, end: End): string {
  const cell = (of: ResultName) => cellOfResult(of, end);
  const insurance = cellOfCharge("insurance", end);
  const whenKnown = (formula: string) => `IF(${cell("monthly")}="","",${formula})`;
  const formulas: Record<ResultName, string> = {
    monthly: `IF(OR(${loan}="",${rate}="",${months}=""),"",IF(${rate}=0,ROUND(${loan}/${months},2),ROUND(PMT(${rate}/12,${months},-${loan}),2)))`,
    deposit: `IF(${price}="",0,MAX(0,${price}-${loan}))`,
    firstDay: `SUM(${columnOf[end]}${firstCharge}:${columnOf[end]}${lastCharge})`,
    dayOne: `${cell("deposit")}+${cell("firstDay")}`,
    interest: whenKnown(`ROUND(SUM(schedule!D3:D${lastMonth}),2)`),
    insuranceTotal: `${insurance}*ROUNDUP(${months}/12,0)`,
    charges: `${cell("firstDay")}${besideCredit(end, (each) => each)}-${insurance}+${cell("insuranceTotal")}`,
    totalCost: whenKnown(`${cell("interest")}+${cell("charges")}`),
    nominal: `IFERROR(12*IRR(schedule!${flowOf[end]}2:${flowOf[end]}${lastMonth},${rate}/12),"")`,
    effective: `IFERROR((1+${cell("nominal")}/12)^12-1,"")`,
  };
  return formulas[name];
}

/** Subtracts the charges that are not part of the credit from the first day's. */
const besideCredit = (end: End, named: (cell: string) => string) =>
  notOfCredit.map((name) => `-${named(cellOfCharge(name, end))}`).join("");

/** A cell of the summary, as a reference from the schedule. */
const absolute = (cell: string) => `summary!$${cell.slice(0, 1)}$${cell.slice(1)}`;
const from = {
  loan: absolute(loan),
  rate: absolute(rate),
  months: absolute(months),
  monthly: absolute(cellOfResult("monthly", "low")),
};

/** The first day in the schedule: the borrower owes the loan, and receives it less the charges. */
export const firstDayFormulas: readonly string[] = [
  from.loan,
  ...ends.map(
    (end) =>
      `${from.loan}-(${absolute(cellOfResult("firstDay", end))}${besideCredit(end, absolute)})`,
  ),
];

/**
 * A month of the schedule, empty after the end of the loan: month, debt before, repayment, interest, principal, debt
 * after, cash flow low and high. As in `amortise`, each amount is rounded to the cent and the last repayment takes the
 * rest.
 */
export function formulasOfMonth(month: number): string[] {
  const row = month + 2;
  const whenRunning = (formula: string) => `IF(A${row}="","",${formula})`;
  return [
    `IF(AND(${from.monthly}<>"",${month}<=${from.months}),${month},"")`,
    whenRunning(`F${row - 1}`),
    whenRunning(`IF(A${row}=${from.months},B${row}+D${row},MIN(${from.monthly},B${row}+D${row}))`),
    whenRunning(`ROUND(B${row}*${from.rate}/12,2)`),
    whenRunning(`ROUND(C${row}-D${row},2)`),
    whenRunning(`ROUND(B${row}-E${row},2)`),
    ...ends.map(
      (end) =>
        `IF(A${row}="",0,-C${row}-IF(AND(MOD(${month},12)=0,${month}<${from.months}),${absolute(cellOfCharge("insurance", end))},0))`,
    ),
  ];
}

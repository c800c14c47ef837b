import { longestMonths } from "#domain/lending/loan-cost-input.ts";

/**
 * Formulas as the file format has them, without the equals sign. They name the sheets; the first name has spaces, and
 * stands in quotation marks there.
 */
export const sheetNames = { summary: "Cost of credit", schedule: "Schedule" };

/** The yellow cells, from row 4 with a heading after the third; names are those of their words. */
export const inputRows = [
  { name: "loan", isPercent: false },
  { name: "rate", isPercent: true },
  { name: "months", isPercent: false },
  { name: "commitmentPercent", isPercent: true },
  { name: "excisePercent", isPercent: true },
  { name: "valuation", isPercent: false },
  { name: "legal", isPercent: false },
  { name: "other", isPercent: false },
  { name: "insurance", isPercent: false },
] as const;

const here = { loan: "B4", rate: "B5", months: "B6", insurance: "B13" };
const summary = `'${sheetNames.summary}'!`;
const lastRow = longestMonths + 2;

/** The monthly repayment stands in the first row after the second heading. */
const result = (row: number) => `B${15 + row}`;
const [monthly, commitment, excise, firstDay, interest, insuranceTotal, charges, , nominal] =
  Array.from({ length: 9 }, (_, i) => result(i));

const { loan, rate, months } = here;

export const resultRows = [
  {
    name: "monthly",
    formula: `IF(OR(${loan}="",${rate}="",${months}=""),"",IF(${rate}=0,ROUND(${loan}/${months},2),ROUND(PMT(${rate}/12,${months},-${loan}),2)))`,
    isPercent: false,
  },
  { name: "commitment", formula: `ROUND(${loan}*B8,2)`, isPercent: false },
  { name: "excise", formula: `ROUND(${commitment}*B9,2)`, isPercent: false },
  {
    name: "firstDay",
    formula: `${commitment}+${excise}+B10+B11+B12+${here.insurance}`,
    isPercent: false,
  },
  { name: "interest", formula: `ROUND(SUM(Schedule!D3:D${lastRow}),2)`, isPercent: false },
  {
    name: "insuranceTotal",
    formula: `${here.insurance}*ROUNDUP(${months}/12,0)`,
    isPercent: false,
  },
  {
    name: "charges",
    formula: `${firstDay}-${here.insurance}+${insuranceTotal}`,
    isPercent: false,
  },
  { name: "totalCost", formula: `${interest}+${charges}`, isPercent: false },
  {
    name: "nominal",
    formula: `IFERROR(12*IRR(Schedule!G2:G${lastRow},${rate}/12),"")`,
    isPercent: true,
  },
  { name: "effective", formula: `IFERROR((1+${nominal}/12)^12-1,"")`, isPercent: true },
] as const;

/** Cells of the summary as the schedule names them. */
const absolute = (cell: string) => `${summary}$${cell.slice(0, 1)}$${cell.slice(1)}`;
const from = {
  loan: absolute(loan),
  rate: absolute(rate),
  months: absolute(months),
  insurance: absolute(here.insurance),
  monthly: absolute(monthly ?? ""),
  firstDay: absolute(firstDay ?? ""),
};
export const cells = { loan: from.loan, received: `${from.loan}-${from.firstDay}` };

/**
 * A month of the schedule, empty once the loan has ended: month, owed before, repayment, interest, repays, still
 * owed, cash flow. As in `amortise`: each to the cent, the last repayment takes the rest.
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
    `IF(A${row}="",0,-C${row}-IF(AND(MOD(${month},12)=0,${month}<${from.months}),${from.insurance},0))`,
  ];
}

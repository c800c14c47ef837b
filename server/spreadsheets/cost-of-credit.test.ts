import { expect, test } from "vitest";
import { specifiedContent as content } from "#test/support/specified-content.ts";
import { loanOffers } from "#model/loans/loan-offers.ts";
import { loanCost, type LoanCost } from "#domain/lending/loan-cost.ts";
import { chargesOf, loanFieldsOf, parseLoanInput } from "#domain/lending/loan-cost-input.ts";
import { hasLibreOffice, openInLibreOffice } from "#test/support/libre-office.ts";
import { recalculate } from "#test/support/workbook.ts";
import { sheetNames } from "./cost-of-credit-formulas.ts";
import { writeCostOfCredit } from "./cost-of-credit.ts";
import { valuesOf } from "./cost-of-credit-values.ts";

const offer = loanOffers(content).find(({ id }) => id === "home-loan");
if (!offer) throw new Error("The home loan is gone");
const { basis, label } = offer;
const texts = content.loanCost.spreadsheet;

function workbookFor(query: string): Promise<Buffer> {
  const sent = new URLSearchParams(query);
  const values = valuesOf(loanFieldsOf(sent, basis), basis);
  return writeCostOfCredit({ label, values }, texts);
}

const sheetFor = async (query: string) =>
  recalculate(await workbookFor(query), Object.values(sheetNames));

function costOf(query: string): LoanCost {
  const input = parseLoanInput(new URLSearchParams(query), basis);
  if (!input.ok) throw new Error(JSON.stringify(input.errors));
  const answer = loanCost(input.request.terms, chargesOf(input.request));
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cost;
}

const queries = [
  "amount=4500000&rate=14&months=240",
  "amount=4500000&rate=14&years=20&valuation=25000&legal=100000&other=4500",
  "amount=1234567.89&rate=13.25&months=37&commitment=2&insurance=12345.67",
  "amount=10000000&rate=12&months=180",
  "amount=600000&rate=0&months=7&commitment=&excise=",
  "amount=100000&rate=9.5&months=1&commitment=0",
];

test.each(queries)("a formula engine finds in the file what the site says: %s", async (query) => {
  const cost = costOf(query);
  expect(figuresIn(await sheetFor(query), cost.schedule.months.length)).toEqual(figuresOf(cost));
});

test.skipIf(!hasLibreOffice).each(queries.slice(0, 3))(
  "LibreOffice finds in the file what the site says: %s",
  async (query) => {
    const cost = costOf(query);
    const valueOf = await openInLibreOffice(await workbookFor(query));
    expect(figuresIn(valueOf, cost.schedule.months.length)).toEqual(figuresOf(cost));
  },
  120_000,
);

/** The results of a workbook and its months: money in cents, rates in percent to six places. */
function figuresIn(valueOf: (sheet: string, cell: string) => unknown, months: number) {
  const number = (sheet: string, cell: string) => 100 * Number(valueOf(sheet, cell));
  const result = (row: number) => Math.round(number(sheetNames.summary, `B${row}`));
  return {
    results: [15, 19, 21, 22].map(result),
    months: Array.from({ length: months }, (_, i) =>
      ["C", "D", "E", "F"].map((column) =>
        Math.round(number(sheetNames.schedule, `${column}${i + 3}`)),
      ),
    ),
    afterTheLast: valueOf(sheetNames.schedule, `A${months + 3}`),
    rates: [23, 24].map((row) => sixPlaces(number(sheetNames.summary, `B${row}`))),
  };
}

function figuresOf({ schedule, chargesCents, totalCostCents, apr }: LoanCost) {
  return {
    results: [schedule.instalmentCents, schedule.totalInterestCents, chargesCents, totalCostCents],
    months: schedule.months.map((month) => [
      month.instalmentCents,
      month.interestCents,
      month.principalCents,
      month.balanceCents,
    ]),
    afterTheLast: "",
    rates: apr.ok ? [apr.nominalPercent, apr.effectivePercent].map(sixPlaces) : [],
  };
}

/** Zero has no sign. */
const sixPlaces = (rate: number) => Number(rate.toFixed(6)) + 0;

test("without a rate the results wait, and what is published is filled in", async () => {
  const valueOf = await sheetFor("amount=4500000");
  expect(valueOf(sheetNames.summary, "B6")).toBe(240);
  expect(valueOf(sheetNames.summary, "B8")).toBe(0.015);
  expect(valueOf(sheetNames.summary, "B15")).toBe("");
  expect(valueOf(sheetNames.schedule, "A3")).toBe("");
});

test("what cannot be read is left empty", async () => {
  const valueOf = await sheetFor("amount=%3DCMD()&rate=NaN&months=1e9&legal=-5");
  for (const cell of ["B4", "B5", "B6", "B11"])
    expect(valueOf(sheetNames.summary, cell)).toBeNull();
});

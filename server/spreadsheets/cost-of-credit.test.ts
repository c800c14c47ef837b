import { describe, expect, test } from "vitest";
import { loadContent } from "#content/load.ts";
import { loanOffers } from "#content/loan-offers.ts";
import { loanCost, type LoanCost } from "#domain/loan-cost.ts";
import { chargesOf, loanFieldsOf, parseLoanInput } from "#domain/loan-cost-input.ts";
import { recalculate } from "#test/support/workbook.ts";
import { sheetNames } from "./cost-of-credit-formulas.ts";
import { writeCostOfCredit } from "./cost-of-credit.ts";
import { valuesOf } from "./cost-of-credit-values.ts";

const content = loadContent();
const offer = loanOffers(content).find(({ id }) => id === "home-loan");
if (!offer) throw new Error("The home loan is gone");
const { basis, label } = offer;
const words = content.loanCost.spreadsheet;

async function sheetFor(query: string) {
  const sent = new URLSearchParams(query);
  const values = valuesOf(loanFieldsOf(sent, basis), basis);
  const file = await writeCostOfCredit({ label, values }, words);
  return recalculate(file, Object.values(sheetNames));
}

function costOf(query: string): LoanCost {
  const input = parseLoanInput(new URLSearchParams(query), basis);
  if (!input.ok) throw new Error(JSON.stringify(input.faults));
  const answer = loanCost(input.request.terms, chargesOf(input.request));
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cost;
}

describe("a formula engine finds in the file what the site says", () => {
  test.each([
    "amount=4500000&rate=14&months=240",
    "amount=4500000&rate=14&years=20&valuation=25000&legal=100000&other=4500",
    "amount=1234567.89&rate=13.25&months=37&commitment=2&insurance=12345.67",
    "amount=10000000&rate=12&months=180",
    "amount=600000&rate=0&months=7&commitment=&excise=",
    "amount=100000&rate=9.5&months=1&commitment=0",
  ])("%s, to the cent", async (query) => {
    const valueOf = await sheetFor(query);
    const cost = costOf(query);
    const cents = (cell: string, sheet = sheetNames.summary) =>
      Math.round(Number(valueOf(sheet, cell)) * 100);
    expect(cents("B15")).toBe(cost.schedule.instalmentCents);
    expect(cents("B19")).toBe(cost.schedule.totalInterestCents);
    expect(cents("B21")).toBe(cost.chargesCents);
    expect(cents("B22")).toBe(cost.totalCostCents);
    const { months } = cost.schedule;
    for (const { number, instalmentCents, interestCents, principalCents, balanceCents } of months) {
      const inSheet = ["C", "D", "E", "F"].map((column) =>
        cents(`${column}${number + 2}`, sheetNames.schedule),
      );
      expect(inSheet, `month ${number}`).toEqual([
        instalmentCents,
        interestCents,
        principalCents,
        balanceCents,
      ]);
    }
    expect(valueOf(sheetNames.schedule, `A${months.length + 3}`)).toBe("");
    expect(cost.apr.ok).toBe(true);
    if (!cost.apr.ok) return;
    expect(100 * Number(valueOf(sheetNames.summary, "B23"))).toBeCloseTo(
      cost.apr.nominalPercent,
      6,
    );
    expect(100 * Number(valueOf(sheetNames.summary, "B24"))).toBeCloseTo(
      cost.apr.effectivePercent,
      6,
    );
  });
});

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

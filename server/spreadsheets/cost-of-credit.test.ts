import { describe, expect, test } from "vitest";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { contents } from "#test/support/content/contents.ts";
import { type LoanOffer, loanOffers } from "#model/loans/loan-offers.ts";
import { loanCost, type LoanCost } from "#domain/lending/loan-cost.ts";
import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { homeCost } from "#domain/lending/home-cost.ts";
import { homeBounds, parseHomeInput } from "#domain/lending/home-cost-input.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { chargesOf, longestMonths, parseLoanInput } from "#domain/lending/loan-cost-input.ts";
import { hasLibreOffice, openInLibreOffice } from "#test/support/programs/libre-office.ts";
import { readParts, readSheet, recalculate } from "#test/support/site/workbook.ts";
import {
  cellOfCharge,
  cellOfResult,
  cellOfTerm,
  ends,
  rowOfCharge,
} from "./cost-of-credit-formulas.ts";
import { writeCostOfCredit } from "./cost-of-credit.ts";
import { valuesOf } from "./cost-of-credit-values.ts";

const offers = loanOffers(content);
const offerOf = (id: string): LoanOffer =>
  offers.find((each) => each.id === id) ?? expect.fail(`There is no ${id}`);
const homeLoan = offerOf("home-loan");
const texts = content.loanCost.spreadsheet;
const { sheets } = texts;

function workbookFor(query: string, offer = homeLoan, inTexts = texts): Promise<Buffer> {
  const values = valuesOf(new URLSearchParams(query), offer);
  return writeCostOfCredit({ label: offer.label, values }, inTexts);
}

test("a Kiswahili workbook has sheets and formulas with Kiswahili names", async () => {
  const kiswahili = contents.sw.loanCost.spreadsheet;
  const file = await workbookFor("amount=5000000&rate=14", homeLoan, kiswahili);
  const names = Object.values(kiswahili.sheets);
  expect(names).not.toEqual(Object.values(sheets));
  const valueOf = await recalculate(file, names);
  expect(valueOf(kiswahili.sheets.summary, cellOfResult("interest", "low"))).toBeGreaterThan(0);
});

type Book = { file: Buffer; valueOf: Awaited<ReturnType<typeof recalculate>> };
const books = new Map<string, Promise<Book>>();

/** Written and calculated once for all tests. */
function bookFor(query: string, offer = homeLoan): Promise<Book> {
  const key = `${offer.id} ${query}`;
  const book = books.get(key) ?? writeAndCalculate(query, offer);
  books.set(key, book);
  return book;
}

async function writeAndCalculate(query: string, offer: LoanOffer): Promise<Book> {
  const file = await workbookFor(query, offer);
  return { file, valueOf: await recalculate(file, Object.values(sheets)) };
}

const sheetFor = async (query: string, offer?: LoanOffer) => (await bookFor(query, offer)).valueOf;

/** The cells of a workbook's summary; a charge and a result have one for each end of the range. */
async function summaryFor(query: string, offer?: LoanOffer) {
  const valueOf = await sheetFor(query, offer);
  const at = (cell: string) => valueOf(sheets.summary, cell);
  return {
    at,
    months: () => at(cellOfTerm("months")),
    charge: (name: Parameters<typeof cellOfCharge>[0]) =>
      ends.map((end) => at(cellOfCharge(name, end))),
    result: (name: Parameters<typeof cellOfResult>[0]) =>
      ends.map((end) => at(cellOfResult(name, end))),
  };
}

function costOf(query: string): LoanCost {
  const input = parseLoanInput(new URLSearchParams(query), homeLoan.basis);
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
  const results = (["monthly", "interest", "charges", "totalCost"] as const).map((name) =>
    Math.round(number(sheets.summary, cellOfResult(name, "low"))),
  );
  return {
    results,
    months: Array.from({ length: months }, (_, i) =>
      ["C", "D", "E", "F"].map((column) =>
        Math.round(number(sheets.schedule, `${column}${i + 3}`)),
      ),
    ),
    afterTheLast: valueOf(sheets.schedule, `A${months + 3}`),
    rates: (["nominal", "effective"] as const).map((name) =>
      sixPlaces(number(sheets.summary, cellOfResult(name, "low"))),
    ),
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

/** Turns -0 into 0. */
const sixPlaces = (rate: number) => Number(rate.toFixed(6)) + 0;

test.each(["36", "36 months", "3 years"])("a period of %s is 36 months in the file", (months) => {
  const values = valuesOf(new URLSearchParams({ months }), homeLoan);
  expect(values.months).toBe(36);
});

describe("the published terms are filled in", () => {
  test("of the plot loan, with both ends of the range and the cash of day one", async () => {
    const { months, charge, result } = await summaryFor(
      "price=2000000&amount=1600000&rate=14&insurance=10000",
      offerOf("plot"),
    );
    expect(months()).toBe(84);
    // CAT-16: 1.5% of the loan; of the price 0.5%, 1% to 2% and 4%.
    expect(charge("commitment")).toEqual([24_000, 24_000]);
    expect(charge("valuation")).toEqual([10_000, 10_000]);
    // CAL-11: at least the scale, which is 40,000 for the plot and 32,000 for the loan; with VAT.
    expect(charge("legal")).toEqual([40_000, 40_000]);
    expect(charge("legalCharge")).toEqual([32_000, 32_000]);
    expect(charge("legalVat")).toEqual([11_520, 11_520]);
    expect(charge("stampDuty")).toEqual([80_000, 80_000]);
    expect(result("deposit")).toEqual([400_000, 400_000]);
    expect(result("dayOne")).toEqual([607_520, 607_520]);
    // Without what is paid for the transfer, and VAT; insurance in each of seven years.
    expect(result("charges")).toEqual([136_000, 136_000]);
  });

  test("of the single unit loan; with a price also the charge by the scale, and VAT on it", async () => {
    const offer = offerOf("single-unit-development");
    const { months, charge } = await summaryFor("amount=5000000&rate=14", offer);
    expect(months()).toBe(120);
    expect(charge("commitment")[0]).toBe(75_000);
    expect(charge("excise")[0]).toBe(7_500);
    expect(charge("inspection")[0]).toBe(15_000);
    const priced = await summaryFor("price=7000000&amount=5000000&rate=14", offer);
    // CAL-11: 2% of the first 2.5 million and 1.75% of the next; 16% VAT on the fee.
    expect(priced.charge("legalCharge")[0]).toBe(93_750);
    expect(priced.charge("legalVat")[0]).toBe(15_000);
  });

  test("without a rate the results stay empty", async () => {
    const valueOf = await sheetFor("amount=4500000");
    expect(valueOf(sheets.summary, cellOfTerm("months"))).toBe(240);
    expect(valueOf(sheets.summary, `B${rowOfCharge("commitment")}`)).toBe(0.015);
    for (const name of ["monthly", "interest", "totalCost", "nominal"] as const)
      expect(valueOf(sheets.summary, cellOfResult(name, "high")), name).toBe("");
    expect(valueOf(sheets.schedule, "A3")).toBe("");
  });
});

test("a range shows both ends, and an amount in shillings replaces its row's percentages", async () => {
  const query = "price=8000000&amount=6400000&rate=14&valuation=31000";
  const { charge } = await summaryFor(query, offerOf("plot"));
  expect(charge("legal")).toEqual([145_000, 160_000]);
  expect(charge("valuation")).toEqual([31_000, 31_000]);
});

test("the home cost page and the file give the same result", async () => {
  const input = parseHomeInput(new URLSearchParams("price=8m&rate=13.5"), homeBasis(content));
  const answer = input.ok ? homeCost(input.request.home) : undefined;
  if (!answer?.ok) throw new Error("The home has no answer");
  // As app/pages/tools/home-cost/spreadsheet-query.ts names it.
  const { result } = await summaryFor(
    "price=8000000&amount=7200000&rate=13.5&years=20&commitment=1.5&excise=20&valuationPercent=0.5" +
      "&legalFrom=1&legalTo=2&legalVat=16&stampDuty=4&chargeDuty=0.1",
  );
  const { dayOneCents, credit } = answer.cost;
  const cents = (name: "dayOne" | "totalCost") =>
    result(name).map((value) => Math.round(100 * Number(value)));
  expect(cents("dayOne")).toEqual([dayOneCents.from, dayOneCents.to]);
  expect(cents("totalCost")).toEqual([credit.from.totalCostCents, credit.to.totalCostCents]);
});

test("a value that cannot be read leaves its cell empty", async () => {
  const { at } = await summaryFor("price=x&amount=%3DCMD()&rate=NaN&months=1e9&legal=-5");
  for (const cell of [
    ...(["price", "loan", "rate", "months"] as const).map(cellOfTerm),
    `D${rowOfCharge("legalCharge")}`,
  ])
    expect(at(cell), cell).toBeNull();
});

describe("the stored results equal those that a spreadsheet program calculates", () => {
  const cases: [string, LoanOffer][] = [
    ...queries.map((query): [string, LoanOffer] => [query, homeLoan]),
    ["price=2000000&amount=1600000&rate=14&insurance=10000", offerOf("plot")],
    ["amount=5000000&rate=14", offerOf("single-unit-development")],
    ["price=8000000&amount=6400000&rate=14&valuation=31000", offerOf("plot")],
    ["price=300000000&amount=280000000&rate=14&legalCharge=90000", offerOf("plot")],
    ["amount=4500000", homeLoan],
    ["", offerOf("car-new")],
  ];
  test.each(cases)("%s", async (query, offer) => {
    const { file, valueOf } = await bookFor(query, offer);
    for (const [i, name] of Object.values(sheets).entries()) {
      const { cells } = await readSheet(file, i + 1);
      const formulas = cells.filter(({ formula }) => formula !== undefined);
      expect(formulas.length).toBeGreaterThan(20);
      const others = formulas.flatMap(({ cell, cached }) => {
        // Excel shows what refers to an empty cell as 0.
        const found = valueOf(name, cell) ?? 0;
        const isNumber = typeof found === "number";
        const [shown, right] = isNumber ? [Number(cached), found].map(sixPlaces) : [cached, found];
        return shown === right ? [] : [{ cell: `${name}!${cell}`, shown, right }];
      });
      expect(others).toEqual([]);
    }
  });
});

test("a spreadsheet program recalculates when it opens the file", async () => {
  const workbook = (await readParts(await workbookFor(""))).get("xl/workbook.xml");
  expect(workbook).toContain('<calcPr fullCalcOnLoad="1"/>');
});

describe("the input cells refuse values out of bounds", async () => {
  const { cells, rules } = await readSheet(await workbookFor("amount=1"), 1);
  const ruleOf = (cell: string) => rules.find((rule) => holds(rule.cells, cell));

  test("whole months up to the longest schedule", () => {
    expect(ruleOf(cellOfTerm("months"))).toMatchObject({
      type: "whole",
      bounds: [1, longestMonths],
      error: texts.validation.months.replace("{max}", String(longestMonths)),
    });
  });

  test.each([
    [cellOfTerm("rate"), [0, calculatorBounds.annualRatePercent.max / 100]],
    [`C${rowOfCharge("legal")}`, [0, homeBounds.chargePercent.max / 100]],
    [`B${rowOfCharge("excise")}`, [0, homeBounds.excisePercent.max / 100]],
    [`D${rowOfCharge("other")}`, [0, calculatorBounds.amountKes.max]],
    [cellOfTerm("price"), [0, calculatorBounds.amountKes.max]],
  ])("%s", (cell, bounds) => {
    expect(ruleOf(cell)).toMatchObject({ type: "decimal", bounds });
  });

  test("no cell with a rule has a formula", () => {
    const formulas = cells.filter(({ formula }) => formula);
    expect(formulas.filter(({ cell }) => ruleOf(cell))).toEqual([]);
  });
});

/** True if a list such as `B4 B9:C10` has the cell. */
function holds(cells: string, cell: string) {
  const [column = "", row = 0] = [cell.slice(0, 1), Number(cell.slice(1))];
  return cells.split(" ").some((part) => {
    const [from = "", to = from] = part.split(":");
    return (
      column >= from.slice(0, 1) &&
      column <= to.slice(0, 1) &&
      row >= Number(from.slice(1)) &&
      row <= Number(to.slice(1))
    );
  });
}

import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { content } from "#test/support/content/content.ts";
import { homeBasis as home } from "#test/support/content/home-basis.ts";
import { payRatesOf } from "#domain/pay/pay-rates.ts";
import { answerLoanForPay } from "./loan-for-pay-input.ts";

const basis = { home, rates: payRatesOf(content.payRates, "2026-02") };
const cents = (kes: number) => Math.round(kes * 100);
const typed = { kind: "gross", pay: "150,000", rate: "14", years: "20" };
const answerTo = (more: Record<string, string>) =>
  answerLoanForPay(new Map(Object.entries({ ...typed, ...more })), basis);

test("gross and net pay lead to the same loan", () => {
  const net = { kind: "net", pay: "103,618.15" };
  expect(succeeded(answerTo({})).answer.rules).toEqual(succeeded(answerTo(net)).answer.rules);
});

test("the third is of the gross pay on the payslip, of which a pension leaves less", () => {
  // 84,186.65 is left of 200,000 after a pension of 60,000; without a gross pay, it is computed from the net.
  const net = { kind: "net", pay: "84,186.65" };
  const thirdOf = (more: Record<string, string>) =>
    succeeded(answerTo({ ...net, ...more })).answer.rules[0]?.instalmentCents;
  expect(thirdOf({ gross: "200,000" })).toBe(1_751_998);
  expect(thirdOf({})).toBeGreaterThan(4_300_000);
  const less = { ok: false, errors: { gross: "tooSmall" } };
  expect(answerTo({ ...net, gross: "84,000" })).toEqual(less);
});

const grossOf = (more: Record<string, string>) =>
  succeeded(answerTo(more)).answer.household.pays.map(({ grossCents }) => grossCents);

test("the gross pay on the payslip is of the first person, and beside a gross pay none counts", () => {
  const net = { kind: "net", pay: "114,186.65", partner: "80,000" };
  const [own = 0, partner = 0] = grossOf({ ...net, gross: "200,000" });
  expect(own).toBe(cents(200_000));
  expect(partner).toBeGreaterThan(cents(100_000));
  expect(grossOf({ ...net, gross: "" })[1]).toBe(partner);
  expect(grossOf({ gross: "500,000" })).toEqual([cents(150_000)]);
  expect(grossOf({ gross: "100,000", partner: "80,000" })).toEqual([cents(150_000), cents(80_000)]);
});

test("rates that are known no more are told with the answer", () => {
  const rates = { ...basis.rates, knownTo: "2026-01" };
  const answered = answerLoanForPay(new Map(Object.entries(typed)), { home, rates });
  expect(answered).toMatchObject({ answer: { knownTo: "2026-01" } });
});

test("interest within the law's limit saves its share of tax", () => {
  // 30% of the tax band of 150,000, on the interest of the first month.
  const { home: bought, reliefCents } = succeeded(answerTo({})).answer;
  const interest = Math.min(cents(30_000), Math.round(((bought?.loanCents ?? NaN) * 14) / 1200));
  expect(Math.abs(reliefCents - interest * 0.3)).toBeLessThanOrEqual(1);
});

test("the dearest home is no limit of a cash that nobody entered", () => {
  expect(answerTo({ pay: "100m" })).toMatchObject({ answer: { isCashLimit: false } });
});

test.each([
  ["", false],
  ["600,000", true],
  ["6,000,000", false],
])("cash of %j is the limit: %s", (deposit, isCashLimit) => {
  expect(answerTo({ deposit })).toMatchObject({ answer: { isCashLimit } });
});

test.each<[Record<string, string>, readonly string[]]>([
  [{ deposit: "10,000" }, ["cash"]],
  [{ debts: "90,000" }, ["debts"]],
  [{ debts: "40,000", years: "1", pay: "150,000" }, ["debts", "term"]],
  // The term is already the longest, and there are no debts to repay.
  [{ pay: "2,000" }, []],
  [{ pay: "9,000", years: "1" }, ["term"]],
  [{ age: "60", debts: "10,000" }, []],
  // Neither less debt nor more cash is enough by itself.
  [{ debts: "90,000", deposit: "10,000" }, []],
  [{}, []],
])("where %j buys no home, it would with a change of %j", (more, remedies) => {
  expect(answerTo(more)).toMatchObject({ answer: { remedies } });
});

test("the cash that was entered is the limit where it buys no home at all", () => {
  const answered = answerTo({ deposit: "10,000" });
  expect(answered).toMatchObject({ answer: { home: undefined, isCashLimit: true } });
  expect(answerTo({ pay: "2,000" })).toMatchObject({ answer: { isCashLimit: false } });
});

test.each([
  ["pay", "-5", "tooSmall"],
  ["partner", "x", "notANumber"],
  ["age", "9", "tooSmall"],
  ["age", "38.5", "notANumber"],
  ["rate", "0", "tooSmall"],
  ["years", "40", "tooLarge"],
])("%s of %j is refused: %s", (field, value, code) => {
  expect(answerTo({ [field]: value })).toEqual({ ok: false, errors: { [field]: code } });
});

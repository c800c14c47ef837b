import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { content } from "#test/support/content/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { answerHome, sharedQuery } from "./home-answer.ts";

const basis = homeBasis(content);

const queryOf = (sent: string) =>
  sharedQuery(succeeded(answerHome(new URLSearchParams(sent), basis)).answer.typed, basis);

const terms = { rate: basis.defaults.rate, years: basis.defaults.years };

test("a shared URL has the price and the values that differ from the defaults", () => {
  expect(queryOf("price=7m&loan=1m&area=rural")).toEqual({
    price: "7m",
    area: "rural",
    ...terms,
  });
});

test("if the loan is known, the URL has the loan and no price", () => {
  expect(queryOf("know=loan&price=7m&loan=6m")).toEqual({
    know: "loan",
    loan: "6m",
    ...terms,
  });
});

test("if the monthly repayment is known, the URL has it instead of price and loan", () => {
  expect(queryOf("know=month&price=7m&loan=6m&month=80k")).toEqual({
    know: "month",
    month: "80k",
    ...terms,
  });
});

test("a loan that is never repaid is reported at its term", () => {
  const query = new URLSearchParams("price=5000000&rate=100&years=40");
  expect(answerHome(query, basis)).toMatchObject({ ok: false, errors: { years: "neverRepaid" } });
});

test("pay and age in an old URL are ignored", () => {
  expect(queryOf("price=7m&netPay=200,000&age=40")).toEqual({ price: "7m", ...terms });
});

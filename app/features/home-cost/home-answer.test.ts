import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { answerHome, ownQuery, sharedQuery } from "./home-answer.ts";

const basis = homeBasis(content);

function queriesOf(sent: string) {
  const answered = answerHome(new URLSearchParams(sent), basis);
  if (!answered.ok) throw new Error(JSON.stringify(answered.errors));
  const { typed } = answered.answer;
  return { shared: sharedQuery(typed, basis), own: ownQuery(typed, basis) };
}

const terms = { rate: basis.defaults.rate, years: basis.defaults.years };

test("a shared address has the price, and what differs from the start", () => {
  expect(queriesOf("price=7m&loan=1m&area=rural").shared).toEqual({
    price: "7m",
    area: "rural",
    ...terms,
  });
});

test("where the loan is known it has the loan, and no price", () => {
  expect(queriesOf("know=loan&price=7m&loan=6m").shared).toEqual({
    know: "loan",
    loan: "6m",
    ...terms,
  });
});

test("pay and age are in the visitor's own address alone", () => {
  const { shared, own } = queriesOf("netPay=200,000&age=40");
  expect(shared).not.toHaveProperty("netPay");
  expect(shared).not.toHaveProperty("age");
  expect(own).toMatchObject({ netPay: "200,000", age: "40" });
});

import { describe, expect, test } from "vitest";
import { answerLoanForPay } from "#domain/lending/loan-for-pay-input.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { payRatesOf } from "#domain/pay/pay-rates.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { AffordabilityAnswer } from "./affordability-answer.tsx";

const { answer: texts, rules, home, strain } = content.affordability;
const basis = homeBasis(content);

function htmlOf(fields: Record<string, string>) {
  const typed = new Map(Object.entries({ pay: "150,000", rate: "14", years: "15", ...fields }));
  const rates = payRatesOf(content.payRates, "2026-11");
  const answered = answerLoanForPay(typed, { home: basis, rates });
  if (!answered.ok) throw new Error(JSON.stringify(answered.errors));
  return rendered(<AffordabilityAnswer answer={answered.answer} />, { content });
}

test.each(["50", "60", ""])("the ages of both kinds of work stand beside an age of %j", (age) => {
  const html = htmlOf({ age });
  expect(html).toContain(fillText(rules.ageLimits, { employed: 60, selfEmployed: 65 }));
  expect(html.includes(rules.unknownAge)).toBe(age === "");
});

test("the stamp duty that is counted has its rate, and that of homes elsewhere", () => {
  const { urban = NaN, rural = NaN } = basis.stampDutyPercent;
  expect(htmlOf({})).toContain(fillText(home.stampDuty, { urban, rural }));
});

test("one person loses the only pay, two the larger", () => {
  expect(htmlOf({})).toContain(strain.onlyPayLost);
  expect(htmlOf({})).not.toContain(strain.payLost);
  expect(htmlOf({ partner: "80,000" })).toContain(strain.payLost);
});

describe("where no home fits", () => {
  const { cash, debts, term } = texts.remedies;
  test.each([
    [{ deposit: "10,000" }, [cash], [debts, term]],
    [{ debts: "90,000" }, [debts], [cash, term]],
    [{ pay: "9,000", years: "1" }, [term], [cash, debts]],
    [{ age: "60", debts: "10,000" }, [], [cash, debts, term]],
  ])("%j has the words of what would help", (fields, helpful, others) => {
    const html = htmlOf(fields);
    for (const words of [texts.noHome, ...helpful]) expect(html).toContain(words);
    for (const words of others) expect(html).not.toContain(words);
  });
});

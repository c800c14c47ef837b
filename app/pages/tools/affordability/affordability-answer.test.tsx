import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { answerLoanForPay } from "#domain/lending/loan-for-pay-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { payRatesOf } from "#domain/pay/pay-rates.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { AffordabilityAnswer } from "./affordability-answer.tsx";

const { answer: texts, rules, home } = content.affordability;
const basis = homeBasis(content);

function htmlOf(fields: Record<string, string>) {
  const typed = new Map(Object.entries({ pay: "150,000", rate: "14", years: "15", ...fields }));
  const rates = payRatesOf(content.payRates, "2026-11");
  const { answer } = succeeded(answerLoanForPay(typed, { home: basis, rates }));
  return rendered(<AffordabilityAnswer answer={answer} />, { content });
}

test.each(["50", "60", ""])(
  "the age limits of both kinds of work are shown for an age of %j",
  (age) => {
    const html = htmlOf({ age });
    expect(html).toContain(fillText(rules.ageLimits, { employed: 60, selfEmployed: 65 }));
    expect(html.includes(rules.unknownAge)).toBe(age === "");
  },
);

test("the stamp duty is shown with the rate that was used and the rate for homes elsewhere", () => {
  const { urban = NaN, rural = NaN } = basis.stampDutyPercent;
  expect(htmlOf({})).toContain(fillText(home.stampDuty, { urban, rural }));
});

test("if no home fits, the answer says only what would help", () => {
  const { cash, debts, term } = texts.remedies;
  const html = htmlOf({ deposit: "10,000" });
  for (const words of [texts.noHome, cash]) expect(html).toContain(words);
  for (const words of [debts, term]) expect(html).not.toContain(words);
});

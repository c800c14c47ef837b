import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { answerNetPay } from "#domain/pay/net-pay-input.ts";
import type { PayRateLists } from "#domain/pay/pay-rates.ts";
import { content, found } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { NetPayAnswerView } from "./net-pay-answer.tsx";

const coming = "A change is being prepared.";
const old = found(content.payRates.paye[0]);
const paye = [
  { ...old, coming },
  { ...old, from: "2027-01", coming: undefined },
];
const rates: PayRateLists = { ...content.payRates, paye };

test.each([
  ["2026-12", true],
  ["2027-01", false],
])("a tax change that is being prepared is mentioned for pay in %s: %s", (month, isSaid) => {
  const sent = new Map(Object.entries({ gross: "80,000", month }));
  const { answer } = succeeded(answerNetPay(sent, rates));
  const html = rendered(<NetPayAnswerView answer={answer} />, { content });
  expect(html.includes(coming)).toBe(isSaid);
});

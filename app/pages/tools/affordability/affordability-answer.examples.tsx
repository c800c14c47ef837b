import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { answerLoanForPay } from "#domain/lending/loan-for-pay-input.ts";
import { firstPayMonth, payRatesOf } from "#domain/pay/pay-rates.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { AffordabilityAnswer } from "./affordability-answer.tsx";

const shown = (fields: Record<string, string>) => (
  <FromContent>
    {(content) => {
      const { payRates } = content;
      const basis = {
        home: homeBasis(content),
        rates: payRatesOf(payRates, firstPayMonth(payRates)),
      };
      const typed = new Map(Object.entries({ rate: "14", years: "15", ...fields }));
      const answered = answerLoanForPay(typed, basis);
      return answered.ok && <AffordabilityAnswer answer={answered.answer} />;
    }}
  </FromContent>
);

export const examples: Examples = {
  title: "The home that a pay buys",
  states: {
    "two pays, debts, an age and a bank's share": shown({
      pay: "150,000",
      partner: "80,000",
      debts: "12,000",
      age: "48",
      share: "35",
      deposit: "2m",
    }),
    "no home": shown({ pay: "30,000", debts: "20,000" }),
  },
  isOncePerPage: true,
};

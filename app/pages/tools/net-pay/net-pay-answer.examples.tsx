import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { answerNetPay } from "#domain/pay/net-pay-input.ts";
import { NetPayAnswerView } from "./net-pay-answer.tsx";

const shown = (fields: Record<string, string>) => (
  <FromContent>
    {({ payRates }) => {
      const answered = answerNetPay(new Map(Object.entries(fields)), payRates);
      return answered.ok && <NetPayAnswerView answer={answered.answer} />;
    }}
  </FromContent>
);

export const examples: Examples = {
  title: "Net pay",
  states: {
    "from gross pay": shown({ gross: "100,000", month: "2026-10", pension: "5,000" }),
    "from net pay, in a month whose rates are not known": shown({ net: "9,000", month: "2090-01" }),
  },
  isOncePerPage: true,
};

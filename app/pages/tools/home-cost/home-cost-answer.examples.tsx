import { answerHome, sharedQuery } from "#app/features/home-cost/home-answer.ts";
import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { HomeCostAnswer } from "./home-cost-answer.tsx";

const shown = (sent: string, isBrief = false) => (
  <FromContent>
    {(content) => {
      const basis = homeBasis(content);
      const answered = answerHome(new URLSearchParams(sent), basis);
      if (!answered.ok) return null;
      const { answer } = answered;
      const view = { query: sharedQuery(answer.typed, basis), openYear: undefined };
      return <HomeCostAnswer answer={answer} isBrief={isBrief} {...view} />;
    }}
  </FromContent>
);

export const examples: Examples = {
  title: "Cost of a home",
  states: {
    brief: shown("", true),
    "from what one can pay a month": shown("know=month&month=70k"),
    "too low a deposit, costs left out": shown("price=5m&deposit=1000&legalFrom=&legalTo="),
  },
  isOncePerPage: true,
};

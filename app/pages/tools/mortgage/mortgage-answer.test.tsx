import { expect, test } from "vitest";
import { answerMortgage } from "#domain/lending/mortgage-answer.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { MortgageAnswerView } from "./mortgage-answer.tsx";

const longest = 12 * Number(homeBasis(content).defaults.years);
const [words = ""] = content.homeCost.dayOne.longTerm.split("{years}");

test.each([
  [longest, false],
  [longest + 12, true],
])("over %d months, the answer says that our home loan is shorter: %s", (months, isSaid) => {
  const answer = answerMortgage({ amountKes: 5_000_000, annualRatePercent: 14, months });
  const html = rendered(<MortgageAnswerView answer={answer} />, { content });
  expect(html.includes(words)).toBe(isSaid);
});

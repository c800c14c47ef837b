import { termText } from "#app/parts/figure-texts.ts";
import { expect, test } from "vitest";
import { found } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { CreditCost } from "./credit-cost.tsx";

const basis = homeBasis(content);
const { credit } = content.homeCost;

/** The figures of the list in cents, by label. */
function figuresOf(query: string) {
  const answered = answerHome(new URLSearchParams(query), basis);
  if (!answered.ok) throw new Error(JSON.stringify(answered.errors));
  const html = rendered(<CreditCost answer={answered.answer} />, { content });
  const figures = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label = "", figure = ""]) =>
      [label, Math.round(100 * Number(figure.replaceAll(/[^\d.]/g, "")))] as const,
  );
  const { request } = answered.answer;
  return {
    shown: (label: string) => new Map(figures).get(label) ?? Number.NaN,
    interest: fillText(credit.interest, { years: termText(request.home.months, "en") }),
    months: request.home.months,
  };
}

test("the link to the properties has the cash that their list counts, whatever fees were typed", () => {
  const cashOf = (fees: string) => {
    const answered = answerHome(
      new URLSearchParams(`price=14.8m&rate=14&area=exempt${fees}`),
      basis,
    );
    if (!answered.ok) throw new Error(JSON.stringify(answered.errors));
    const html = rendered(<CreditCost answer={answered.answer} />, { content });
    return found(/cash=(\d+)/.exec(html)?.[1]);
  };
  expect(cashOf("&commitment=0.5&valuation=0.1&chargeDuty=0")).toBe(cashOf(""));
  expect(cashOf("&insurance=300k")).toBe(cashOf(""));
});

/** A fixed random series, so that a failure can be repeated. */
let seed = 7;
const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;

test("the repayments that are shown add up to the loan and its interest", () => {
  const queries = Array.from({ length: 200 }, () => {
    const [price, rate] = [100_000 + random(50_000_000), random(2_000) / 100];
    return `price=${price}&rate=${rate}&years=${1 + random(30)}`;
  });
  for (const query of ["", ...queries]) {
    const { shown, interest, months } = figuresOf(query);
    const repaid = (months - 1) * shown(credit.monthly) + shown(credit.last);
    expect([query, shown(credit.repaid)]).toEqual([query, repaid]);
    expect(shown(credit.repaid)).toBe(shown(credit.loan) + shown(interest));
  }
});

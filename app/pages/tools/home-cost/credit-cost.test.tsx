import { termText } from "#app/parts/figure-texts.ts";
import { expect, test } from "vitest";
import { seededRandom } from "#test/support/seeded-random.ts";
import { succeeded } from "#test/support/succeeded.ts";
import { found } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { CreditCost } from "./credit-cost.tsx";

const basis = homeBasis(content);
const { credit } = content.homeCost;

function costOf(query: string) {
  const { answer } = succeeded(answerHome(new URLSearchParams(query), basis));
  return { answer, html: rendered(<CreditCost answer={answer} />, { content }) };
}

/** The figures of the list in cents, by label. */
function figuresOf(query: string) {
  const { answer, html } = costOf(query);
  const figures = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label = "", figure = ""]) =>
      [label, Math.round(100 * Number(figure.replaceAll(/[^\d.]/g, "")))] as const,
  );
  const { months } = answer.request.home;
  return {
    shown: (label: string) => new Map(figures).get(label) ?? Number.NaN,
    interest: fillText(credit.interest, { years: termText(months, "en") }),
    months,
  };
}

test("the link to the properties has the cash that their list counts, whatever fees were typed", () => {
  const cashOf = (fees: string) =>
    found(/cash=(\d+)/.exec(costOf(`price=14.8m&rate=14&area=exempt${fees}`).html)?.[1]);
  expect(cashOf("&commitment=0.5&valuation=0.1&chargeDuty=0")).toBe(cashOf(""));
  expect(cashOf("&insurance=300k")).toBe(cashOf(""));
});

test.each([
  ["a term above ours", "price=5m&rate=9.5&years=25", ["9.5", null]],
  ["no interest", "price=5m&rate=0&years=20", [null, "20"]],
  ["a rate above any bank's", "price=5m&rate=45&years=20", [null, "20"]],
])("the link to what a pay buys leaves out what that page refuses: %s", (_what, query, terms) => {
  const [, href = ""] = /href="([^"]*affordability[^"]*)"/.exec(costOf(query).html) ?? [];
  const sent = new URL(href.replaceAll("&amp;", "&"), "https://hfc.example").searchParams;
  expect([sent.get("rate"), sent.get("years")]).toEqual(terms);
  expect(sent.has("deposit")).toBe(true);
});

test("the repayments that are shown add up to the loan and its interest", () => {
  const { between } = seededRandom("repayments");
  const whole = (low: number, high: number) => Math.floor(between(low, high));
  const queries = Array.from({ length: 200 }, () => {
    const [price, rate] = [whole(100_000, 50_000_000), whole(0, 2_000) / 100];
    return `price=${price}&rate=${rate}&years=${whole(1, 31)}`;
  });
  for (const query of ["", ...queries]) {
    const { shown, interest, months } = figuresOf(query);
    const repaid = (months - 1) * shown(credit.monthly) + shown(credit.last);
    expect([query, shown(credit.repaid)]).toEqual([query, repaid]);
    expect(shown(credit.repaid)).toBe(shown(credit.loan) + shown(interest));
  }
});

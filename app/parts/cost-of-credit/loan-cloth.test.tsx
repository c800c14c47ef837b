// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { amortise, byYear } from "#domain/lending/amortisation.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { showHtml } from "#test/support/components/show-html.ts";
import { LoanCloth } from "./loan-cloth.tsx";

const texts = content.messages.calculators.cloth;
const query = { amount: "1000000", rate: "12", years: "20" };

const monthsOf = (annualRatePercent: number, months: number) =>
  succeeded(amortise({ loanCents: 100_000_000, annualRatePercent, months })).schedule.months;

const cloth = (rate: number, months: number, tableId?: string) => (
  <LoanCloth
    months={monthsOf(rate, months)}
    calculator="mortgage"
    query={query}
    {...(tableId && { tableId })}
  />
);
const show = (shown: ReactNode) => showHtml(rendered(shown, { content }));
const all = (selector: string) => [...document.querySelectorAll(selector)];
const attributes = (selector: string, name: string) =>
  all(selector).map((element) => element.getAttribute(name));

test("several cloths on one page have different ids, and each fill names a pattern", () => {
  show(
    <>
      {cloth(12, 240)}
      {cloth(24, 120)}
    </>,
  );
  const ids = attributes("[id]", "id");
  expect(new Set(ids).size).toBe(ids.length);
  const fills = attributes("[fill^=url]", "fill");
  expect(fills).toHaveLength(ids.length);
  expect(new Set(fills)).toEqual(new Set(ids.map((id) => `url(#${id})`)));
});

test("without a table the shares of every year are listed", () => {
  show(cloth(12, 240));
  expect(all("ol li").map(({ textContent }) => textContent)).toEqual(
    byYear(monthsOf(12, 240)).map(({ principalCents, instalmentCents }) => {
      const principal = Math.round((100 * principalCents) / instalmentCents);
      return fillText(texts.line, { principal, interest: 100 - principal });
    }),
  );
});

test("with a table, the cloth links to it", () => {
  show(cloth(12, 240, "years"));
  expect(all("ol")).toEqual([]);
  expect(attributes("a", "href")[0]).toBe("#years");
});

test.each([
  // At 1% a month, more than half of each of the last 69 payments repays the loan: from the 172nd of 240 on.
  { rate: 12, months: 240, sentence: fillText(texts.turnYear, { number: 15 }) },
  { rate: 60, months: 24, sentence: fillText(texts.turnMonth, { number: 11 }) },
  { rate: 0, months: 60, sentence: texts.turnAtOnce },
])(
  "says when more than half of a payment begins to repay the loan: $rate%, $months months",
  (loan) => {
    show(cloth(loan.rate, loan.months));
    expect(document.body.textContent).toContain(loan.sentence);
  },
);

test("the links to its files have the calculator's own values", () => {
  show(cloth(12, 240));
  expect(attributes("a", "href")).toEqual([
    "/calculators/mortgage/cloth.svg?amount=1000000&rate=12&years=20",
    "/calculators/mortgage/cloth.pdf?amount=1000000&rate=12&years=20",
    "/calculators/mortgage/cloth.pdf?amount=1000000&rate=12&years=20&paper=a3",
  ]);
});

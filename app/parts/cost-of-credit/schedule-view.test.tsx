// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { amortise } from "#domain/lending/amortisation.ts";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { showHtml } from "#test/support/components/show-html.ts";
import { ScheduleView } from "./schedule-view.tsx";

const scheduleOf = (loanCents: number, annualRatePercent: number, months: number) =>
  succeeded(amortise({ loanCents, annualRatePercent, months })).schedule;

test("the interest of the years adds up to that of the loan in whole shillings", () => {
  const { months, totalInterestCents } = scheduleOf(450_000_000, 13, 240);
  const view = { months, calculator: "loan-cost", query: {}, openYear: undefined } as const;
  showHtml(rendered(<ScheduleView {...view} />, { content }));
  const cells = [...document.querySelectorAll("table tbody tr td:nth-of-type(2)")];
  const sum = cells.reduce(
    (so, { textContent }) => so + Number(textContent.replaceAll(",", "")),
    0,
  );
  expect(sum).toBe(Math.round(totalInterestCents / 100));
});

test("each year links to the page with its months, which has those of its own year", () => {
  const { months } = scheduleOf(100_000_000, 12, 30);
  const view = { months, calculator: "loan-cost", query: { amount: "1m" }, openYear: 1 } as const;
  showHtml(rendered(<ScheduleView {...view} />, { content }));
  const years = [...document.querySelectorAll("details[id]")];
  expect(years.map((year) => year.querySelectorAll("tbody tr").length)).toEqual([12, 0, 0]);
  expect(years.map((year) => year.querySelector("a")?.getAttribute("href"))).toEqual([
    undefined,
    "/calculators/loan-cost?amount=1m&year=2#year-2",
    "/calculators/loan-cost?amount=1m&year=3#year-3",
  ]);
});

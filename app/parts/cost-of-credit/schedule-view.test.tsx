// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { amortise } from "#domain/lending/amortisation.ts";
import { content } from "#test/support/content.ts";
import { does, showComponent, takeOver } from "#test/support/show-component.tsx";
import { ScheduleView } from "./schedule-view.tsx";

const loan = amortise({ loanCents: 100_000_000, annualRatePercent: 12, months: 30 });
const view = (openYear?: number) => (
  <ScheduleView
    months={loan.ok ? loan.schedule.months : []}
    texts={content.homeCost}
    cloth={{ texts: content.messages.calculators.cloth, calculator: "loan-cost", query: {} }}
    openYear={openYear}
    hrefOfYear={(year) => `/loan?year=${year}`}
  />
);
const year = (number: number) =>
  document.querySelector<HTMLDetailsElement>(`details#year-${number}`);
const monthsShown = () =>
  [...document.querySelectorAll("details")].map((each) => each.querySelectorAll("tbody tr").length);

function open(number: number) {
  const details = year(number);
  if (details) details.open = true;
  details?.dispatchEvent(new Event("toggle"));
}

test("the months of a year are rendered when it is opened, and stay", async () => {
  await showComponent(view());
  expect(monthsShown()).toEqual([0, 0, 0]);
  await does(() => open(3));
  expect(monthsShown()).toEqual([0, 0, 6]);
  await does(() => open(1));
  expect(monthsShown()).toEqual([12, 0, 6]);
});

test("without script each year links to the page with its months", async () => {
  await showComponent(view(1));
  expect(monthsShown()).toEqual([12, 0, 0]);
  expect(year(2)?.querySelector("a")?.getAttribute("href")).toBe("/loan?year=2#year-2");
});

test("a year that was opened before React took over gets its months", async () => {
  await takeOver(view(), () => year(2)?.setAttribute("open", ""));
  expect(monthsShown()).toEqual([0, 12, 0]);
});

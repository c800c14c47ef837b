import type { Page } from "@playwright/test";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";

const { fields, dayOne, form, range, schedule } = content.homeCost;
const basis = homeBasis(content);
const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: keyof typeof fields) =>
  main(page).getByLabel(fields[name].label, { exact: true });

test("it answers during typing, keeps the URL up to date, and renders months when they are opened", async ({
  page,
}) => {
  const answered = answerHome(
    new URLSearchParams({ know: "month", month: "70,000", area: "rural" }),
    basis,
  );
  if (!answered.ok) throw new Error("The page begins with an error");
  const { dayOneCents } = answered.answer.cost;
  await page.goto("/calculators/home-cost");
  await main(page).getByLabel(form.knows.month).first().check();
  await field(page, "month").fill("70000");
  await field(page, "area").selectOption("rural");
  await expect(main(page).getByRole("heading", { name: dayOne.title })).toContainText(
    kesRange(dayOneCents, range),
  );
  await main(page).getByRole("button", { name: form.submit }).click();
  await expectHeard(page, dayOne.title, kesRange(dayOneCents, range));
  await expect(page).toHaveURL(/know=month.*area=rural/);

  const year = Number(basis.defaults.years);
  const places = { year, first: year * 12 - 11, last: year * 12 };
  const months = main(page).getByRole("table", {
    name: fillText(schedule.monthsCaption, places),
  });
  await main(page).getByText(fillText(schedule.monthsOf.other, places)).click();
  await expect(months.getByRole("row")).toHaveCount(13);
  await expect(months.getByRole("cell", { name: "0.00", exact: true })).toHaveCount(1);
});

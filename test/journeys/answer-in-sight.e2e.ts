import type { Locator, Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";

const [insurer] = content.insurers;
if (!insurer) throw new Error("There are no insurers");
const car = { sumInsured: "1500000" };

/** The values that give an answer, where the page begins without one, and the field that is changed then. */
const calculators = [
  { address: link("/calculators/home-cost"), values: {}, changed: "price" },
  { address: link("/calculators/loan-cost"), values: {}, changed: "amount" },
  { address: link("/calculators/deposit-return"), values: {}, changed: "amount" },
  { address: link("/calculators/motor-insurance/compare"), values: car, changed: "sumInsured" },
  { address: link("/forex-rates"), values: { amount: "500" }, changed: "amount" },
  {
    address: link("/calculators/mortgage"),
    values: { amount: "5m", years: "20" },
    changed: "amount",
  },
  {
    address: link("/calculators/motor-insurance"),
    values: { ...car, insurer: insurer.id },
    changed: "sumInsured",
  },
];

// Without motion a page is where it scrolls to at once.
test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const form = (page: Page) => page.getByRole("main").locator("form").first();
const bar = (page: Page) => page.locator("[data-answer-bar]");

/** Of the middle of a row: nothing lies on it, and it is in the window. */
const isSeen = (row: Locator) =>
  row.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

for (const { address, values, changed } of calculators) {
  test(`${address}: the answer is in sight in every field, and changes`, async ({ page }) => {
    await page.goto(address);
    const first = form(page).locator(`[name=${changed}]`);
    await first.focus();
    const island = page.locator("main [data-island]");
    if (await island.count()) await expect(island).toHaveAttribute("data-state", "awake");
    for (const [name, value] of Object.entries(values)) {
      const field = form(page).locator(`[name=${name}]`);
      if (name === "insurer") await field.selectOption(value);
      else await field.fill(value);
    }
    await expect(bar(page).locator("dd").first()).toBeVisible();

    const hidden: string[] = [];
    for (const field of await form(page).locator("input, select").all()) {
      if (!(await field.isVisible())) continue;
      await field.focus();
      const name = await field.getAttribute("name");
      if (!(await isSeen(bar(page)))) hidden.push(`the answer beside ${name}`);
      if (!(await isSeen(field))) hidden.push(`${name}`);
    }
    expect(hidden).toEqual([]);

    const before = await bar(page).innerText();
    await first.fill("2,345,678");
    await expect(bar(page)).not.toHaveText(before);
  });
}

test("on a desk the sum of the converter is in sight as well", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto(link("/forex-rates"));
  await form(page).locator("[name=amount]").fill("500");
  await expect(bar(page).locator("dd").first()).toBeInViewport({ ratio: 1 });
});

test("it leaves when the answer itself is in sight", async ({ page }) => {
  await page.goto(link("/calculators/home-cost"));
  const answer = page.getByRole("table", { name: content.homeCost.dayOne.caption });
  expect(await isSeen(bar(page))).toBe(true);
  await answer.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(bar(page)).not.toBeInViewport();
});

test("it is not beside the view of the answer, and Back brings it again", async ({ page }) => {
  const texts = content.messages.calculators;
  await page.goto(link("/calculators/mortgage"));
  await form(page).locator("[name=amount]").fill("5m");
  await expect(page.locator("main [data-island]")).toHaveAttribute("data-state", "awake");
  await form(page).locator("[name=years]").fill("20");
  await expect(bar(page)).toBeVisible();
  await form(page).getByRole("button", { name: texts.calculate }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole("button", { name: texts.back }).click();
  await expect(bar(page)).toBeVisible();
});

test("a group that was closed over an error opens when the form is sent", async ({ page }) => {
  const { fields, form: texts } = content.homeCost;
  await page.goto(link("/calculators/home-cost"));
  const pay = page.getByText(texts.pay, { exact: true });
  const age = page.getByLabel(fields.age.label);
  await expect(age).toBeHidden();
  await pay.click();
  await expect(page.locator("main [data-island]")).toHaveAttribute("data-state", "awake");
  await age.fill("7");
  await page.getByLabel(fields.netPay.label).focus();
  await expect(age).toHaveAttribute("aria-invalid", "true");
  await pay.click();
  await expect(age).toBeHidden();
  await page.getByRole("button", { name: texts.submit }).click();
  await expect(age).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a loan that is known buys a home, and the group with an error is open", async ({
    page,
  }) => {
    const { form: texts, fields, dayOne } = content.homeCost;
    await page.goto(link("/calculators/home-cost"));
    const price = page.getByLabel(fields.price.label);
    const loan = page.getByLabel(fields.loan.label, { exact: true });
    await expect(loan).toBeHidden();
    await page.getByLabel(texts.knows.loan).check();
    await expect(price).toBeHidden();
    await loan.fill("9m");
    await page.getByRole("button", { name: texts.submit }).click();
    await expect(page).toHaveURL(/know=loan/);
    // The published share is 90%: the loan leaves a tenth of the price.
    await expect(page.getByRole("main")).toContainText(
      fillText(dayOne.buys, { deposit: formatMoney(1_000_000), price: formatMoney(10_000_000) }),
    );

    await page.goto(`${link("/calculators/home-cost")}?age=7`);
    await expect(page.getByLabel(fields.age.label)).toBeVisible();
  });
});

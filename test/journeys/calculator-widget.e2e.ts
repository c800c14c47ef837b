import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { motorPremium } from "#domain/insurance/motor-premium.ts";
import { answerMortgage } from "#domain/lending/mortgage-answer.ts";
import { formatKshs, formatMoney } from "#domain/money/money.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { figureError } from "#test/support/browser/figure-error.ts";
import { reachedOutside } from "#test/support/browser/keyboard.ts";
import { desk, phone } from "#test/support/site/site.ts";

const texts = content.messages.calculators;
const { mortgage, motor } = texts;
const { fields } = mortgage;
const { title } = texts.pages.chooser;
const address = "/borrow/for-individuals/property-financing";

function partsOf(page: Page) {
  const panel = page.getByRole("dialog", { name: title });
  return {
    opener: page.getByRole("button", { name: title, exact: true }),
    panel,
    bar: panel.locator("[data-answer-bar]"),
    choice: panel.getByRole("combobox", { name: texts.choose }),
    field: (label: string) => panel.getByLabel(label, { exact: true }),
    calculate: panel.getByRole("button", { name: texts.calculate }),
    answer: panel.getByRole("heading", { level: 2 }),
    back: panel.getByRole("button", { name: texts.back }),
  };
}

test("on a desk it opens and closes by keyboard and by a press beside it, and gives the focus back", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto(address);
  const { opener, panel, choice } = partsOf(page);
  await opener.focus();
  await page.keyboard.press("Space");
  await expect(choice).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(choice).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(panel.getByRole("button", { name: texts.close })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await panel.getByText(title, { exact: true }).click();
  await panel.click({ position: { x: 60, y: 4 } });
  await expect(panel).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test("on a phone both calculators answer and show errors, and the focus stays inside", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const { opener, panel, bar, choice, field, calculate, answer, back } = partsOf(page);
  await opener.press("Enter");
  await expect(choice).toBeFocused();
  expect(await reachedOutside(page, panel, 24)).toEqual([]);
  await expect(choice.getByRole("option")).toHaveText([mortgage.name, motor.name]);

  await test.step("errors are shown as text, and the first wrong field has the focus", async () => {
    await field(fields.rate.label).fill("x");
    await calculate.click();
    await expect(field(fields.amount.label)).toBeFocused();
    for (const [label, error] of [
      [fields.amount.label, figureError("missing", fields.amount)],
      [fields.rate.label, figureError("notANumber", fields.rate)],
      [fields.years.label, figureError("missing", fields.years)],
    ] as const) {
      await expect(field(label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${error}`));
    }
    await panel.getByRole("link", { name: figureError("notANumber", fields.rate) }).click();
    await expect(field(fields.rate.label)).toBeFocused();
  });

  await test.step("a mortgage: the answer, and back to the form with what was typed", async () => {
    await field(fields.amount.label).pressSequentially("4500000");
    await field(fields.rate.label).fill("14");
    await field(fields.years.label).fill("20");
    const terms = { amountKes: 4_500_000, annualRatePercent: 14, months: 240 };
    const { monthlyRepaymentKes } = answerMortgage(terms);
    await expect(bar).toContainText(formatMoney(monthlyRepaymentKes));
    await expect(field(fields.rate.label)).not.toHaveAttribute("aria-invalid");
    await field(fields.years.label).press("Enter");
    await expect(answer).toContainText(formatMoney(monthlyRepaymentKes));
    await expectHeard(page, mortgage.repayment, formatMoney(monthlyRepaymentKes));
    await expect(
      panel.getByRole("definition").filter({ hasText: String(terms.months) }),
    ).toBeVisible();
    await expect(calculate).toBeHidden();
    await back.press("Enter");
    await expect(field(fields.amount.label)).toHaveValue("4,500,000");
    await expect(field(fields.years.label)).toHaveValue("20");
  });

  await test.step("motor insurance with extras", async () => {
    const insurer = found(content.insurers[0]);
    await choice.selectOption(motor.name);
    await expect(field(fields.amount.label)).toHaveCount(0);
    await field(motor.insurer).selectOption(insurer.id);
    await field(motor.fields.sumInsured.label).fill("1500000");
    await field(motor.excessProtector).check();
    await field(motor.pvt).check();
    await calculate.click();
    const cover = { sumInsuredKes: 1_500_000, excessProtector: true, pvt: true };
    const { totalCents } = motorPremium(insurer, cover);
    await expectHeard(page, motor.total, formatKshs(totalCents));
  });
  await expect(page).toHaveURL(({ pathname }) => pathname === address);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desk });

  test("it is a link to the calculators, whose errors lead to their fields", async ({ page }) => {
    await page.goto(address);
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(link("/calculators"));
    const main = page.getByRole("main");
    await main.getByRole("button", { name: texts.calculate }).first().click();
    await main.getByRole("link", { name: figureError("missing", fields.amount) }).click();
    await expect(main.locator("input:focus")).toHaveAccessibleDescription(
      new RegExp(`^${figureError("missing", fields.amount)}`),
    );
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { reachedOutside } from "../support/keyboard.ts";
import { desk, phone } from "../support/site.ts";

const texts = content.messages.calculators;
const address = "/borrow/for-individuals/property-financing";

function partsOf(page: Page) {
  const panel = page.getByRole("dialog", { name: "Calculators" });
  return {
    opener: page.getByRole("button", { name: "Calculators", exact: true }),
    panel,
    island: panel.locator("[data-island]"),
    choice: panel.getByRole("combobox", { name: texts.choose }),
    field: (label: string) => panel.getByLabel(label, { exact: true }),
    calculate: panel.getByRole("button", { name: texts.calculate }),
    answer: panel.getByRole("heading", { level: 2 }),
    back: panel.getByRole("button", { name: texts.back }),
  };
}

async function open(page: Page) {
  await page.goto(address);
  const { opener, island } = partsOf(page);
  await opener.press("Enter");
  await expect(island).toHaveAttribute("data-state", "awake");
}

test("opens by keyboard, closes by Escape and by its button, and gives the focus back", async ({
  page,
}) => {
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
});

for (const viewport of [phone, desk]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("the focus stays in it, and nothing of the page is under it", async ({ page }) => {
      await open(page);
      const { panel } = partsOf(page);
      expect(await reachedOutside(page, panel, 24)).toEqual([]);
    });

    test("a press beside it closes it; one within does not", async ({ page }) => {
      await open(page);
      const { panel, opener } = partsOf(page);
      await panel.getByText("Calculators", { exact: true }).click();
      await panel.click({ position: { x: 60, y: 4 } });
      await expect(panel).toBeVisible();
      await page.mouse.click(3, 3);
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test("closed while it is fetched, it stays closed, and the page stays", async ({ page }) => {
  await page.route("**/calculators", () => undefined);
  await page.clock.install();
  await page.goto(address);
  const { opener, panel } = partsOf(page);
  await opener.press("Enter");
  await expect(panel).toContainText(content.messages.loading);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  const left = page.waitForEvent("framenavigated", { timeout: 1000 }).catch(() => undefined);
  await page.clock.runFor(5000);
  expect(await left).toBeUndefined();
});

test("a browser without dialogs follows the link", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal"));
  await page.goto(address);
  await page.getByRole("link", { name: "Calculators", exact: true }).click();
  await expect(page).toHaveURL("/calculators");
});

test("holds both calculators; the mortgage comes first", async ({ page }) => {
  await open(page);
  const { choice, field } = partsOf(page);
  await expect(choice.getByRole("option")).toHaveText([texts.mortgage.name, texts.motor.name]);
  await expect(field(texts.mortgage.amount)).toBeVisible();
  await choice.selectOption(texts.motor.name);
  await expect(field(texts.motor.sumInsured)).toBeVisible();
  await expect(field(texts.mortgage.amount)).toHaveCount(0);
});

test("a mortgage: the answer, and back to the form with what was typed", async ({ page }) => {
  await open(page);
  const { field, calculate, answer, back, panel } = partsOf(page);
  await field(texts.mortgage.amount).pressSequentially("4500000");
  await field(texts.mortgage.rate).fill("14");
  await field(texts.mortgage.years).fill("20");
  await page.keyboard.press("Enter");
  await expect(answer).toContainText("KES\u00a055,958");
  await expect(answer).toBeFocused();
  await expect(panel).toContainText("KES\u00a04,500,000");
  await expect(panel.getByText("240", { exact: true })).toBeVisible();
  await expect(calculate).toBeHidden();
  await back.press("Enter");
  await expect(field(texts.mortgage.amount)).toHaveValue("4,500,000");
  await expect(field(texts.mortgage.rate)).toHaveValue("14");
  await expect(field(texts.mortgage.years)).toHaveValue("20");
  await expect(page).toHaveURL(address);
});

test("motor insurance: the edge of Pioneer's first band, and the extras", async ({ page }) => {
  await open(page);
  const { choice, field, calculate, answer, back } = partsOf(page);
  await choice.selectOption(texts.motor.name);
  await field(texts.motor.insurer).selectOption("pioneer");
  for (const [sum, total] of [
    ["1499999", "89,999.94"],
    ["1500000", "60,000.00"],
  ] as const) {
    await field(texts.motor.sumInsured).fill(sum);
    await calculate.click();
    await expect(answer).toContainText(`Kshs\u00a0${total}`);
    await back.click();
  }
  await field(texts.motor.excessProtector).check();
  await field(texts.motor.pvt).check();
  await calculate.click();
  // 60,000, 0.25% but at least 5,000, and 0.25%.
  await expect(answer).toContainText("Kshs\u00a068,750.00");
});

test("what is wrong is said in words, the first of it has the focus, and a change clears it", async ({
  page,
}) => {
  await open(page);
  const { field, calculate, panel } = partsOf(page);
  const { amount, rate, years } = texts.errors;
  await field(texts.mortgage.rate).fill("x");
  await calculate.click();

  await expect(field(texts.mortgage.amount)).toBeFocused();
  for (const [label, error] of [
    [texts.mortgage.amount, amount.missing],
    [texts.mortgage.rate, rate.notANumber],
    [texts.mortgage.years, years.missing],
  ] as const) {
    await expect(field(label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${error}`));
    await expect(panel.getByRole("link", { name: error })).toBeVisible();
  }
  await panel.getByRole("link", { name: rate.notANumber }).click();
  await expect(field(texts.mortgage.rate)).toBeFocused();

  await page.keyboard.type("4");
  await expect(field(texts.mortgage.rate)).not.toHaveAttribute("aria-invalid");
  await expect(field(texts.mortgage.amount)).toHaveAttribute("aria-invalid", "true");
});

test("without JavaScript it is a link to the calculators' page", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("link", { name: "Calculators", exact: true }).click();
  await expect(page).toHaveURL("/calculators");
  await context.close();
});

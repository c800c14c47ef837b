import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser.ts";
import { content } from "../../support/content.ts";
import { weighRequests } from "../../support/weigh-requests.ts";

const texts = content.messages.calculators;

async function openAmount(page: Page) {
  await page.goto("/calculators/mortgage");
  const amount = page.getByLabel(texts.mortgage.amount, { exact: true });
  await amount.focus();
  await expect(page.locator("[data-island]")).toHaveAttribute("data-state", "awake");
  return amount;
}

for (const [what, keys, value] of [
  ["typing on", ["4", "5", "0", "0", "0", "0", "0"], "4,500,000"],
  ["in the middle", ["1", "2", "3", "4", "ArrowLeft", "ArrowLeft", "9", "8"], "129,834"],
  ["at the start", ["5", "0", "0", "Home", "1", "2"], "12,500"],
  ["taking away at the end", ["1", "2", "3", "4", "Backspace"], "123"],
  [
    "taking away beside a separator",
    ["1", "2", "3", "4", "Home", "ArrowRight", "ArrowRight", "Backspace"],
    "234",
  ],
  ["taking away after the caret", ["1", "2", "3", "4", "Home", "ArrowRight", "Delete"], "134"],
  ["with cents", ["1", "2", "3", "4", ".", "5", "0"], "1,234.50"],
  ["in words", ["5", "m"], "5m"],
] as const) {
  test(`thousands separators come by themselves: ${what}`, async ({ page }) => {
    const amount = await openAmount(page);
    for (const key of keys) await page.keyboard.press(key);
    await expect(amount).toHaveValue(value);
  });
}

test("an amount that is pasted is grouped", async ({ page }) => {
  const amount = await openAmount(page);
  await page.keyboard.insertText("12345678");
  await expect(amount).toHaveValue("12,345,678");
});

test("no React is fetched before the first touch", async ({ page }) => {
  const scripts = weighRequests(page, (url) => url.endsWith(".js"));
  const bytes = async () => (await scripts.sum()).bodies;
  await page.goto("/calculators/mortgage");
  // All behaviours together are a few kilobytes; React alone is far more.
  expect(await bytes()).toBeLessThan(10_000);
  await page.getByLabel(texts.mortgage.amount, { exact: true }).click();
  await expect(page.locator("[data-island]")).toHaveAttribute("data-state", "awake");
  expect(await bytes()).toBeGreaterThan(50_000);
});

test("text typed before it wakes stays, and so do all ids", async ({ page }) => {
  await page.goto("/calculators/motor-insurance");
  const island = page.locator("[data-island]");
  const wiring = () =>
    island.evaluate((root) =>
      [...root.querySelectorAll("[id], [for], [aria-describedby], [aria-labelledby]")].map(
        (element) =>
          ["id", "for", "aria-describedby", "aria-labelledby"].map((name) =>
            element.getAttribute(name),
          ),
      ),
    );
  const sum = page.getByLabel(texts.motor.sumInsured, { exact: true });
  await sum.evaluate((input: HTMLInputElement) => (input.value = "1800000"));
  const before = await wiring();
  expect(before.length).toBeGreaterThan(6);
  await sum.focus();
  await expect(island).toHaveAttribute("data-state", "awake");
  expect(await wiring()).toEqual(before);
  await expect(sum).toHaveValue("1,800,000");
});

test("a press on Calculate while React is on its way is kept", async ({ page }) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.goto("/calculators/mortgage?amount=4500000&rate=14&years=");
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByLabel(texts.mortgage.years, { exact: true }).fill("20");
  await page.getByRole("button", { name: texts.calculate }).click();
  letGo();
  await expect(page.getByRole("heading", { name: texts.mortgage.repayment })).toContainText(
    "55,958",
  );
  await expect(page).toHaveURL(/years=20$/);
});

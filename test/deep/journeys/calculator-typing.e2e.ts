import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser.ts";
import { content } from "../../support/content.ts";
import { weighRequests } from "../../support/weigh-requests.ts";

const texts = content.messages.calculators;

async function openAmount(page: Page) {
  await page.goto("/calculators/mortgage");
  const amount = page.getByLabel(texts.mortgage.fields.amount.label, { exact: true });
  await amount.focus();
  await expect(page.locator("live-answer:defined")).toHaveCount(1);
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

test("no React is fetched, and text typed before its script came is answered", async ({ page }) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/live-answer-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  const scripts = weighRequests(page, (url) => url.endsWith(".js"));
  await page.goto("/calculators/mortgage?amount=4500000&rate=14&years=");
  await page.getByLabel(texts.mortgage.fields.years.label, { exact: true }).fill("20");
  letGo();
  await expect(page.getByRole("heading", { name: texts.mortgage.repayment })).toContainText(
    "55,958",
  );
  await expect(page).toHaveURL(/years=20$/);
  // All behaviours together are a few kilobytes; React alone is far more.
  expect((await scripts.sum()).bodies).toBeLessThan(20_000);
});

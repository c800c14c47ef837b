import { holdBack } from "#test/support/browser/hold-back.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import { weighRequests } from "#test/support/browser/weigh-requests.ts";

const texts = content.messages.calculators;

// Each position of the caret is tested in domain/forms/grouped-typing.test.ts.
test("thousands separators are added automatically, and the caret keeps its place", async ({
  page,
}) => {
  await page.goto("/calculators/mortgage");
  const amount = page.getByLabel(texts.mortgage.fields.amount.label, { exact: true });
  await amount.focus();
  await expect(page.locator("live-answer:defined")).toHaveCount(1);
  for (const key of ["1", "2", "3", "4", "ArrowLeft", "ArrowLeft", "9", "8"])
    await page.keyboard.press(key);
  await expect(amount).toHaveValue("129,834");
});

test("React is not loaded, and text typed before the script loaded is answered", async ({
  page,
}) => {
  const letGo = await holdBack(page, "**/live-answer-*.js");
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

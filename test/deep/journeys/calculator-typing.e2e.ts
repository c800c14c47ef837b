import { holdBack } from "#test/support/browser/hold-back.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import { weighRequests } from "#test/support/browser/weigh-requests.ts";

const texts = content.messages.calculators;

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

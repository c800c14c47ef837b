import { desk, phone } from "../support/site.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const { answer, errors, form, page: texts } = content.canIApply;

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desk, true],
] as const) {
  test.describe(`at ${viewport.width} px, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("from a loan to what stands in its way, and to nothing in it", async ({ page }) => {
      await page.goto("/borrow/for-individuals/logbook-loans");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "Can I apply for a logbook loan?" }).click();
      await main.getByLabel("How old is the vehicle?").fill("16");
      await main.getByRole("radio", { name: "No", exact: true }).check();
      await main.getByLabel("How much do you want to borrow?").fill("250,000");
      await main.getByRole("button", { name: form.submit }).click();
      await main.getByRole("link", { name: errors.missing }).click();

      const months = main.getByLabel("Over how many months would you repay it?");
      await expect(months).toBeFocused();
      await months.fill("24");
      await main.getByRole("button", { name: form.submit }).click();
      await expect(main.getByRole("heading", { name: answer.one })).toBeInViewport();
      await expect(main.getByRole("listitem").filter({ hasText: answer.fails })).toContainText(
        "15\u00a0years",
      );

      await main.getByLabel("How old is the vehicle?").fill("9");
      await main.getByRole("button", { name: form.submit }).click();
      await expect(main.getByRole("heading", { name: answer.clear })).toBeInViewport();
      await main.getByRole("link", { name: answer.enquire }).click();
      await expect(page).toHaveURL("/enquire/borrow/for-individuals/logbook-loans");
    });
  });
}

test("the county decides how much of a plot is financed", async ({ page }) => {
  await page.goto("/can-i-apply/plot?county=Kajiado&price=2m&amount=1,600,000&years=5");
  // 70% of two million is lent, and 200,000 are missing.
  const finding = page.getByRole("listitem").filter({ hasText: answer.fails });
  await expect(finding).toContainText("1,400,000");
  await expect(finding).toContainText("200,000");
  await page.getByLabel("In which county is the plot?").selectOption("Kiambu");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByRole("heading", { name: answer.clear })).toBeVisible();
});

test("a check that there is not is not found", async ({ page }) => {
  expect((await page.goto("/can-i-apply/gold"))?.status()).toBe(404);
  await page.goto("/can-i-apply");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title);
});

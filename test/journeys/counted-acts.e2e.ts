import { link } from "#app/pages/link.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { view, watchCounts } from "#test/support/browser/watch-counts.ts";

// The steps of forms: contact-form.e2e.ts and application-wizard.e2e.ts.
test("what a script shows counts: a card of the rights issue, a tab, and a film once", async ({
  page,
}) => {
  const { sent, statuses } = await watchCounts(page);
  await page.goto("/rightsissue");
  const card = page.locator("option-cards a[data-option=faqs]");
  await expect(card).toHaveRole("button");
  await card.click();
  await expect.poll(() => sent).toEqual([view("/rightsissue"), view("/hfc-rights-issue/faqs")]);
  await card.click();
  await expect.poll(() => sent.slice(2)).toEqual([view("/rightsissue")]);

  const product = "/borrow/for-individuals/personal-loan";
  await page.goto(product);
  const tabs = page.getByRole("main").getByRole("tab");
  await tabs.nth(1).click();
  const shown = new URL(page.url()).pathname;
  expect(shown).not.toBe(product);
  await tabs.nth(1).click();
  await expect.poll(() => sent.slice(3)).toEqual([view(product), view(shown)]);

  await page.goto("/");
  const film = page.locator("film-dialog a[data-open]").first();
  await expect(film).toHaveRole("button");
  for (const _ of ["the first time", "again"]) {
    await film.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => sent.slice(5)).toEqual([view("/"), { page: "/", event: "film" }]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await expect.poll(() => new Set(statuses)).toEqual(new Set([202]));
});

test("a requested answer is counted; answers during typing count as one", async ({ page }) => {
  const { sent } = await watchCounts(page);
  for (const [address, field] of [
    [link("/calculators/loan-cost"), "amount"],
    [link("/calculators/home-cost"), "price"],
  ] as const) {
    sent.length = 0;
    await page.goto(address);
    const input = page.locator(`main input[name=${field}]`);
    await input.click();
    for (const millions of [41, 42]) {
      await input.fill(`${millions}00000`);
      await input.blur();
      await expect(page).toHaveURL(new RegExp(`=${String(millions / 10).replace(".", "(%2C)?")}`));
    }
    expect(sent).toEqual([view(address)]);
    // A browser fires this when it leaves a page.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await expect.poll(() => sent).toEqual([view(address), { page: address, event: "calculation" }]);
  }
});

test("a page shown without script requests its count, with its path", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const path = link("/contact-us");
  const asked = page.waitForResponse("**/page-view");
  await page.goto(path);
  const answer = await asked;
  expect(answer.status()).toBe(204);
  expect(new URL((await answer.request().allHeaders())["referer"] ?? "").pathname).toBe(path);
  await context.close();
});

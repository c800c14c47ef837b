import { expect, test } from "../support/browser.ts";
import { view, watchCounts } from "../support/watch-counts.ts";

test("each page is counted once, also when a visitor comes back to it", async ({ page }) => {
  const { sent, statuses } = await watchCounts(page);
  await page.goto("/hfc", { waitUntil: "networkidle" });
  await expect.poll(() => sent).toEqual([view("/hfc")]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Mortgage calculator" }).click();
  await expect.poll(() => sent).toEqual([view("/hfc"), view("/calculators/mortgage")]);
  await page.goBack();
  await expect
    .poll(() => sent)
    .toEqual([view("/hfc"), view("/calculators/mortgage"), view("/hfc")]);
  await expect.poll(() => statuses).toEqual([202, 202, 202]);
});

test("a page that is not found is counted too", async ({ page }) => {
  const { sent } = await watchCounts(page);
  await page.goto("/nowhere", { waitUntil: "networkidle" });
  await expect.poll(() => sent).toEqual([view("/nowhere")]);
});

test("a search of five thousand characters is counted as a search", async ({ page }) => {
  const { sent, statuses } = await watchCounts(page);
  const address = `/search/${encodeURIComponent("mkopo wa nyumba ".repeat(313))}`;
  await page.goto(address, { waitUntil: "networkidle" });
  await expect.poll(() => statuses).toEqual([202]);
  expect(sent).toEqual([view(address.slice(0, 300))]);
});

test("what is typed into a calculator is not sent", async ({ page }) => {
  const { sent } = await watchCounts(page);
  await page.goto("/calculators/mortgage?amount=1234567&rate=14&years=20", {
    waitUntil: "networkidle",
  });
  await page.goto("/hfc", { waitUntil: "networkidle" });
  await expect.poll(() => sent).toHaveLength(2);
  expect(JSON.stringify(sent)).not.toMatch(/1234567/);
});

test("no cookie is set, and nothing is kept in the browser", async ({ page, context }) => {
  await page.goto("/hfc", { waitUntil: "networkidle" });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test("every page begins at its top", async ({ page }) => {
  await page.goto("/hfc");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Forex rates" });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL("/forex-rates");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

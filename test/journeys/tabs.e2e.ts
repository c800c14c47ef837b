import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";

const address = "/borrow/for-individuals/personal-loan";
const tab = (page: Page, i: number) => page.getByRole("main").getByRole("tab").nth(i);
/** The panel of the tab at this place, shown or not. */
const panel = (page: Page, i: number) => page.getByRole("main").locator("[role=tabpanel]").nth(i);

async function expectShown(page: Page, shown: number) {
  // They are links until their script is there.
  await expect(tab(page, shown)).toHaveAttribute("aria-selected", "true");
  const count = await page.getByRole("main").getByRole("tab").count();
  expect(count).toBeGreaterThan(2);
  for (let i = 0; i < count; i += 1) {
    await expect(tab(page, i)).toHaveAttribute("aria-selected", String(i === shown));
    await expect(panel(page, i)).toBeVisible({ visible: i === shown });
  }
}

test("arrow keys, Home, End and Space move through the parts of a product", async ({ page }) => {
  await page.goto(address);
  await expectShown(page, 0);
  const last = (await page.getByRole("main").getByRole("tab").count()) - 1;
  await tab(page, 0).focus();
  for (const [key, shown] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", last],
    ["ArrowRight", 0],
    ["ArrowLeft", last],
    ["Home", 0],
    ["Space", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, shown)).toBeFocused();
    await expectShown(page, shown);
  }
});

test("keys that are the browser's own are left to it", async ({ page }) => {
  await page.goto(address);
  await expectShown(page, 0);
  await tab(page, 0).focus();
  for (const key of ["Alt+ArrowRight", "Control+ArrowRight", "Control+End"]) {
    await page.keyboard.press(key);
    await expectShown(page, 0);
  }
});

test("one press of Tab enters the tabs, the next leaves them", async ({ page }) => {
  await page.goto(address);
  await tab(page, 0).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab").and(page.locator(":focus"))).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, 1)).toBeFocused();
});

test("the address follows, and opens the same part again", async ({ page }) => {
  await page.goto(address);
  await tab(page, 1).click();
  await expect(page).toHaveURL((url) => url.pathname === `${address}/requirements`);
  await tab(page, 1).press("ArrowRight");
  await expect(page).toHaveURL((url) => url.pathname === `${address}/fees-rates`);
  await page.reload();
  await expectShown(page, 2);
});

test("choosing a part leaves the page where it is, and one step goes back to the last page", async ({
  page,
}) => {
  await page.goto("/borrow/for-individuals");
  await page.goto(address);
  await tab(page, 1).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tab(page, 1).click();
  await expectShown(page, 1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL("/borrow/for-individuals");
});

test("a part's own address opens with it", async ({ page }) => {
  await page.goto(`${address}/requirements`);
  await expectShown(page, 1);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`${address}$`),
  );
});

test("text of a part that is not shown is in the page, where find-in-page opens it", async ({
  page,
}) => {
  await page.goto(address);
  await expect(panel(page, 1)).toHaveAttribute("hidden", "until-found");
  await expect(panel(page, 1)).not.toBeEmpty();
  // The act of a browser that finds text there; tests cannot press its own find.
  await panel(page, 1).dispatchEvent("beforematch");
  await expectShown(page, 1);
});

test("a product of groups opens with its first, and each group has an address", async ({
  page,
}) => {
  const groups = "/borrow/for-individuals/property-financing";
  await page.goto(groups);
  const nav = page.getByRole("main").getByRole("navigation", { name: /kinds/ });
  await expect(nav.getByRole("link")).toHaveCount(6);
  await expect(nav.locator("[aria-current=page]")).toHaveAttribute("href", `${groups}/home-loan`);

  await nav.getByRole("link", { name: /plot/i }).click();
  await expect(page).toHaveURL(`${groups}/plot`);
  await expect(nav.locator("[aria-current=page]")).toHaveAttribute("href", `${groups}/plot`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/plot/i);

  await page.goto(`${groups}/plot/fees-and-rates`);
  await expect(nav.locator("[aria-current=page]")).toHaveAttribute("href", `${groups}/plot`);
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Fees and rates");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a tab is a link that shows its part", async ({ page }) => {
    await page.goto(address);
    const details = page.locator("#details");
    await expect(details.getByRole("tab")).toHaveCount(0);
    await details.getByRole("link", { name: "Requirements" }).click();
    await expect(page).toHaveURL((url) => url.pathname === `${address}/requirements`);
    await expect(page.getByRole("heading", { name: "Requirements" })).toBeAttached();
    await expect(page.locator("#section-requirements")).toBeVisible();
    await expect(page.locator("#section-requirements")).toBeInViewport();
    await expect(page.locator("#section-fees-rates")).toBeHidden();
  });
});

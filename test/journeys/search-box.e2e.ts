import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";

const term = "50% off & <b>";
const address = "/search/50%25%20off%20%26%20%3Cb%3E";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const box = (page: Page) => page.getByRole("banner").getByLabel("Search this site");

async function search(page: Page, typed: string) {
  await button(page).first().click();
  await box(page).fill(typed);
  await box(page).press("Enter");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a term leads to its results, whatever is in it", async ({ page }) => {
      await page.goto("/borrow");
      await search(page, term);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`No Results for: ${term}`);
      await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(
        /Home.*50% off & <b>/,
      );
    });

    for (const [typed, path] of [
      ["car loan", "/search/car%20loan"],
      ["  car loan ", "/search/car%20loan"],
      ["a/b?c#d", "/search/a%2Fb%3Fc%23d"],
      ["Ng'ang'a", "/search/Ng'ang'a"],
    ] as const) {
      test(`${JSON.stringify(typed)} leads to ${path}`, async ({ page }) => {
        await page.goto("/hfc");
        await search(page, typed);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(typed.trim());
      });
    }

    test("the box on the search page leads there too", async ({ page }) => {
      await page.goto("/search");
      const own = page.getByRole("main").getByLabel("Search this site");
      await own.fill("motor");
      await own.press("Enter");
      await expect(page).toHaveURL("/search/motor");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results for: motor");
      await page.getByRole("link", { name: "Motor insurance", exact: true }).first().click();
      await expect(page).toHaveURL("/insure/for-individuals/motor-insurance");
    });

    test("nothing typed is not searched for", async ({ page }) => {
      await page.goto("/hfc");
      await search(page, "");
      await expect(page).toHaveURL("/hfc");
    });
  });
}

test("opening the box puts the caret into it; behind the visitor it is empty and closed", async ({
  page,
}) => {
  await page.goto("/borrow");
  await expect(box(page)).toBeHidden();
  await button(page).first().press("Enter");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("plot");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search/plot");
  await page.goBack();
  await expect(page).toHaveURL("/borrow");
  await expect(box(page)).toBeHidden();
  await button(page).first().click();
  await expect(box(page)).toHaveValue("");
});

test("spaces alone are not searched for", async ({ page }) => {
  await page.goto("/hfc");
  await search(page, "   ");
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL("/hfc");
});

import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers, sidewaysScroll } from "../support/accessibility.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const results = (page: Page) => page.getByRole("main").locator("ol[start] > li");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of results" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("results are chosen by kind, and turned page by page", async ({ page }) => {
      await page.goto("/search/loan");
      await expect(heading(page)).toHaveText("Search Results for: loan");
      await expect(results(page)).toHaveCount(7);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

      await pages(page).getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL("/search/loan?page=2#results");
      // SEA-5: a change of page scrolls to 400.
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
      const kinds = page.getByRole("navigation", { name: "Kinds of results" });
      await kinds.getByRole("link", { name: /^Articles/ }).click();
      await expect(page).toHaveURL("/search/loan?kind=articles");
      await expect(kinds.locator("[aria-current]")).toHaveText(/^Articles/);
      await results(page).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/articles\/./);
    });

    test("a word in Kiswahili leads to what it stands for, and the page says so", async ({
      page,
    }) => {
      await page.goto("/search/gari");
      await expect(heading(page)).toHaveText("Search Results for: gari");
      await expect(page.getByRole("main")).toContainText("These speak of cars");
      await results(page).getByRole("link", { name: "Car loan", exact: true }).click();
      await expect(page).toHaveURL("/borrow/for-individuals/car-loan");
    });

    test("a misspelt term has a right one beside it", async ({ page }) => {
      await page.goto("/search/thikka");
      await expect(heading(page)).toHaveText("No Results for: thikka");
      await expect(results(page)).toHaveCount(0);
      await page.getByRole("main").getByRole("link", { name: "thika", exact: true }).click();
      await expect(heading(page)).toHaveText("Search Results for: thika");
    });
  });
}

test("a branch opens in a new tab, a product does not", async ({ page }) => {
  await page.goto("/search/thika?kind=branches");
  const branch = results(page).first().getByRole("link");
  await expect(branch).toHaveAccessibleName(/opens in a new tab/);
  const [tab] = await Promise.all([page.waitForEvent("popup"), branch.click()]);
  await expect(tab).toHaveURL(/\/ways-to-bank\/branch\/thika/);
  await page.goto("/search/plot?kind=products");
  await expect(page.locator("main [target]")).toHaveCount(0);
});

test("few results need no pages, and one kind no choice", async ({ page }) => {
  await page.goto("/search/mugenda");
  await expect(results(page).first()).toBeVisible();
  await expect(pages(page)).toHaveCount(0);
});

test.describe("a term of any kind", () => {
  // The count of visits takes no address of such a length.
  test.use({ allowedNoise: /status of 413/ });

  for (const [address, shown] of [
    ["/search/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "<img src=x onerror=alert(1)>"],
    ["/search/%F0%9F%8F%A0", "🏠"],
    ["/search/%D8%A8%D9%8A%D8%AA", "بيت"],
    ["/search/%E2%80%AEnaol", "naol"],
    ["/search/%E0%A4%A", "%E0%A4%A"],
    ["/search/xyz%25", "xyz%"],
    [`/search/${"x".repeat(5000)}`, `${"x".repeat(120)}…`],
  ] as const) {
    test(`the term ${shown.slice(0, 30)} breaks nothing`, async ({ page }) => {
      await page.setViewportSize(phone);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(`No Results for: ${shown}`);
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});

for (const viewport of [phone, desk]) {
  test(`search pages have no barriers at ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const address of ["/search/loan?page=2", "/search/gari"]) {
      await page.goto(address);
      expect(await findBarriers(page)).toEqual([]);
    }
  });
}

test("every result opens", async ({ baseURL }) => {
  test.slow();
  const hrefs = new Set<string>();
  for (const term of ["loan", "thika", "kibaara", "account", "report", "gari"]) {
    for (const kind of ["", "?page=2", "?kind=atms", "?kind=careers", "?kind=documents"]) {
      const html = await (await fetch(`${baseURL}/search/${term}${kind}`)).text();
      for (const [, href = ""] of html.matchAll(/<h2[^>]*><a href="([^"]+)"/g))
        hrefs.add(href.replaceAll("&amp;", "&"));
    }
  }
  expect(hrefs.size).toBeGreaterThan(40);
  const broken: string[] = [];
  for (const href of hrefs) {
    const { status } = await fetch(`${baseURL}${href}`, { redirect: "manual" });
    if (status !== 200) broken.push(`${status} ${href}`);
  }
  expect(broken).toEqual([]);
});

test("no cache keeps what a visitor typed", async ({ request }) => {
  expect((await request.get("/search/loan")).headers()["cache-control"]).toBe("private, no-store");
  const suggestions = await request.get("/search.json?term=loan");
  expect(suggestions.headers()["cache-control"]).toMatch(/^private/);
  expect(await suggestions.json()).toMatchObject({ code: 0, data: { label: "Suggestions" } });
});

import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers, sidewaysScroll } from "../support/accessibility.ts";

const { groups } = content.investors;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const heading = (page: Page) => page.getByRole("heading", { level: 2 }).first();
const year = (page: Page) => page.getByRole("combobox", { name: "Year" });
const paging = (page: Page) => page.getByRole("navigation", { name: "Pages of documents" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("one chooses a year, and turns its pages", async ({ page }) => {
      await page.goto("/investor-relations");
      await year(page).selectOption("2024");
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL("/investor-relations?year=2024");
      await expect(cards(page)).toHaveCount(6);
      await paging(page).getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL("/investor-relations?year=2024&page=2");
      await expect(cards(page)).toHaveCount(2);
      await expect(paging(page).locator("[aria-current=page]")).toHaveText("2");
      await expect(paging(page).getByRole("link", { name: "Previous" })).toBeVisible();
    });

    test("another year begins at its first page, and may be empty", async ({ page }) => {
      await page.goto("/investor-relations?year=2024&page=2");
      await year(page).selectOption("2009");
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL("/investor-relations?year=2009");
      await expect(page.getByRole("heading", { name: "No Documents for: 2009" })).toBeVisible();
    });
  });
}

test("the years are 2009 to 2025, and the crumbs those of the specification", async ({ page }) => {
  await page.goto("/investor-relations/agm");
  const years = await page
    .getByRole("combobox", { name: "Year" })
    .locator("option")
    .allTextContents();
  expect([years.length, years[0], years.at(-1)]).toEqual([17, "2025", "2009"]);
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(
    "HomeAbout UsInvestor Relations",
  );
});

for (const [query, shown, first] of [
  ["?year=abc", "Financials, 2025", 4],
  ["?year=1900", "Financials, 2009", 0],
  ["?year=2024&page=99", "Financials, 2024", 2],
  ["?year=2024&page=-1", "Financials, 2024", 6],
  ["?year=2024&page=%00x", "Financials, 2024", 6],
] as const) {
  test(`${query} shows the nearest there is`, async ({ page }) => {
    const response = await page.goto(`/investor-relations${query}`);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(shown);
    await expect(cards(page)).toHaveCount(first);
  });
}

test("each kind has its tab, and an unknown one is not found", async ({ page }) => {
  for (const { id, title } of groups) {
    await page.goto(`/investor-relations/${id}`);
    const tabs = page.getByRole("navigation", { name: "Kinds of documents" });
    await expect(tabs.locator("[aria-current=page]")).toHaveText(title);
    await expect(heading(page)).toContainText(title);
  }
  const response = await page.goto("/investor-relations/minutes");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "We Couldn't Find /investor-relations/minutes",
  );
});

test("a card says what its file is, opens it in a new tab and offers it to keep", async ({
  page,
  request,
}) => {
  await page.goto("/investor-relations/agm?year=2025");
  const card = cards(page).first();
  await expect(card).toContainText(/Meeting of 28 May 2025\s*Specimen/);
  await expect(card).toContainText(/PDF, \d+\sKB, 1 page/);
  const open = card.getByRole("link", { name: /^Open Notice .*opens in a new tab/ });
  await expect(open).toHaveAttribute("target", "_blank");
  const file = await request.get((await open.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  const saved = page.waitForEvent("download");
  await card.getByRole("link", { name: /^Download Notice/ }).click();
  expect((await saved).suggestedFilename()).toBe("agm-notice-2025.pdf");
});

test("figures, dates and news leave as files", async ({ page, request }) => {
  await page.goto("/investor-relations/results");
  const csv = page.getByRole("link", { name: "Download all figures (CSV)" });
  const figures = await request.get((await csv.getAttribute("href")) ?? "");
  expect(figures.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  await page.goto("/investor-relations/calendar");
  const ics = page.getByRole("link", { name: "Add to your calendar (.ics)" });
  const dates = await request.get((await ics.getAttribute("href")) ?? "");
  expect(dates.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const rss = page.getByRole("link", { name: "New documents by RSS" });
  const feed = await request.get((await rss.getAttribute("href")) ?? "");
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
});

for (const address of [
  "/investor-relations?year=2024&page=2",
  "/investor-relations/agm?year=2009",
]) {
  test(`${address} is sound for everyone, on a desk and on a phone`, async ({ page }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
}

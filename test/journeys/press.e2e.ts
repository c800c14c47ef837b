import type { Page } from "@playwright/test";
import { listedArticles } from "#domain/pages/articles.ts";
import { expect, structuredData, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers, sidewaysScroll } from "../support/accessibility.ts";

const { press, articles, settings } = content;
const listed = listedArticles(articles);
const cards = (page: Page) => page.getByRole("main").getByRole("list").getByRole("article");
const pages = (page: Page) => page.getByRole("navigation", { name: press.pages.label });

for (const [javaScriptEnabled, viewport] of [
  [true, desk],
  [false, phone],
] as const) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport });

    test("a visitor turns the pages, and finds an article by theme and year", async ({ page }) => {
      await page.goto("/articles");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("HFC Press");
      await expect(cards(page)).toHaveCount(12);
      await pages(page).getByRole("link", { name: press.pages.next }).click();
      await expect(page).toHaveURL("/articles?page=2");
      await expect(pages(page).locator("[aria-current=page]")).toHaveText("2");

      const folded = page.getByText(press.filters.title, { exact: true });
      if (await folded.isVisible()) await folded.click();
      await page.getByLabel(press.filters.theme).selectOption("homes");
      await page.getByLabel(press.filters.year).selectOption("2019");
      await page.getByRole("button", { name: press.filters.show }).click();
      await expect(page).toHaveURL("/articles?theme=homes&year=2019");
      await expect(pages(page)).toHaveCount(0);
      const found = listed.filter(
        ({ theme, date }) => theme === "homes" && date?.startsWith("2019"),
      );
      await expect(cards(page).getByRole("heading")).toHaveText(found.map(({ title }) => title));

      // Wherever on the card one presses.
      await cards(page)
        .first()
        .click({ position: { x: 10, y: 10 } });
      await expect(page).toHaveURL(`/articles/${found[0]?.path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(found[0]?.title ?? "");
      await expect(page.locator("[data-blurred] img").first()).toHaveCSS("filter", /blur/);
      await expect(page.getByRole("link", { name: /^Go to / })).toBeVisible();
    });
  });
}

test("an article leads on to three others, never to itself or to a hidden one", async ({
  page,
}) => {
  await page.goto(`/articles/${listed[0]?.path}`);
  const more = page.getByRole("region", { name: press.more });
  const shown = await more.getByRole("article").getByRole("heading").allTextContents();
  expect(shown).toHaveLength(3);
  const allowed = listed.slice(1).map(({ title }) => title);
  expect(shown.filter((title) => !allowed.includes(title))).toEqual([]);
});

test("the two articles of the rights issue stand alone", async ({ page }) => {
  const hidden = articles.filter(({ isHidden }) => isHidden).map(({ path }) => path);
  expect(hidden).toHaveLength(2);
  expect(hidden).toContain(`${settings.group.slug}-plc-rights-issue`);
  for (const path of hidden) {
    await page.goto(`/articles/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: press.more })).toHaveCount(0);
  }
  for (const number of [1, 2, 3]) {
    await page.goto(`/articles?page=${number}`);
    for (const path of hidden)
      await expect(page.locator(`main a[href="/articles/${path}"]`)).toHaveCount(0);
  }
});

test("the head of an article has its opening words, its data and the feed", async ({
  page,
  request,
}) => {
  const { path = "", title, text = "" } = articles.find(({ day }) => day === "2025-08-26") ?? {};
  await page.goto(`/articles/${path}`);
  const opening = text.split(/\s+/).slice(0, 114).join(" ");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", opening);
  const data = await structuredData(page, "NewsArticle");
  expect(data).toMatchObject({
    "@type": "NewsArticle",
    headline: title,
    datePublished: "2025-08-26",
  });
  const feed = page.locator("link[rel=alternate][type='application/rss+xml']");
  const answer = await request.get((await feed.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
});

for (const [address, current] of [
  ["/articles?page=99", "3"],
  ["/articles?page=two", "1"],
  ["/articles?page=-1", "1"],
] as const) {
  test(`${address} shows the nearest page`, async ({ page }) => {
    await page.goto(address);
    await expect(pages(page).locator("[aria-current=page]")).toHaveText(current);
  });
}

for (const address of ["/articles/nothing", "/articles/2023-results/more"]) {
  test(`${address} is not found`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`We Couldn't Find ${address}`);
  });
}

/** States that no address of the sitemap shows; the sweep sees the rest. */
for (const address of [
  "/articles?page=3",
  "/articles?theme=capital",
  "/articles?theme=people&year=2019",
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

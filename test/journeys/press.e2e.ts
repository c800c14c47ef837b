import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { listedArticles } from "#domain/site/articles.ts";
import { metaDescription } from "#domain/texts/meta-description.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { dataIn } from "#test/support/browser/plain-visitor.ts";
import { phone } from "#test/support/site/site.ts";

const { press, articles, settings } = content;
const { filters } = press;
const listed = listedArticles(articles);
const onPage = 12;
const lastPage = Math.ceil(listed.length / onPage);
/** A theme and a year with an article, whose page has everything that an article's can have. */
const sought = found(listed.find(({ date, productLink }) => date && productLink) ?? listed[0]);
const year = sought.date?.slice(0, 4) ?? "";
const fitting = listed.filter(
  ({ theme, date }) => theme === sought.theme && date?.startsWith(year),
);
const cards = (page: Page) => page.getByRole("main").getByRole("list").getByRole("article");
const pages = (page: Page) => page.getByRole("navigation", { name: press.pages.label });

withAndWithoutScript(() => {
  test("a visitor turns the pages, and finds an article by theme and year", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(link("/articles"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(press.title);
    await expect(cards(page)).toHaveCount(onPage);
    await pages(page).getByRole("link", { name: press.pages.next }).click();
    await expect(page).toHaveURL("/articles?page=2");
    await expect(pages(page).locator("[aria-current=page]")).toHaveText("2");

    const folded = page.getByText(filters.title, { exact: true });
    if (await folded.isVisible()) await folded.click();
    await page.getByLabel(filters.theme).selectOption(sought.theme);
    await page.getByLabel(filters.year).selectOption(year);
    await page.getByRole("button", { name: filters.show }).click();
    await expect(page).toHaveURL(`/articles?theme=${sought.theme}&year=${year}#list`);
    await expect(cards(page).getByRole("heading")).toHaveText(
      fitting.slice(0, onPage).map(({ title }) => title),
    );
    if (javaScriptEnabled) await expectNoBarriers(page);

    // The whole card can be pressed.
    await cards(page)
      .nth(fitting.indexOf(sought))
      .click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(paths.article(sought.path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sought.title);
    await expect(page.locator("[data-blurred] img").first()).toHaveCSS("filter", /blur/);
    const goTo = new RegExp(`^${press.goTo.replace("{label}", "")}`);
    await expect(page.getByRole("link", { name: goTo })).toHaveCount(
      [sought.productLink, sought.external].filter(Boolean).length,
    );
  });
});

test("the hidden articles of the rights issue have no onward links, the others do", async ({
  visitor,
}) => {
  const hidden = articles.filter(({ isHidden }) => isHidden).map(({ path }) => path);
  expect(hidden).toContain(`${settings.group.slug}-plc-rights-issue`);
  for (const path of hidden) {
    const { status, texts } = await visitor.open(paths.article(path));
    expect(status).toBe(200);
    expect(texts("main h2")).not.toContain(press.more);
  }
  const { texts: shown } = await visitor.open(paths.article(sought.path));
  expect(shown("main h2")).toContain(press.more);
  const linked = [];
  for (let number = 1; number <= lastPage; number += 1) {
    const { values } = await visitor.open(`/articles?page=${number}`);
    linked.push(...values("main article a", "href"));
  }
  expect(linked).toEqual(listed.map(({ path }) => paths.article(path)));
});

test("an article's head has its first words, its structured data and the feed", async ({
  request,
  visitor,
}) => {
  const { path, title, text, day } = found(
    articles.find((each) => each.date !== undefined && each.date === each.day),
  );
  const page = await visitor.open(paths.article(path));
  expect(page.values("meta[name=description]", "content")).toEqual([metaDescription(text)]);
  expect(dataIn(page, "NewsArticle")).toMatchObject({ headline: title, datePublished: day });
  const [feed = ""] = page.values("link[rel=alternate][type='application/rss+xml']", "href");
  const answer = await request.get(feed);
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
});

/** A state that is not in the sitemap; the sweep tests the others. */
test("the page without matching articles is accessible", async ({ page }) => {
  const themes = new Set(listed.map(({ theme }) => theme));
  const years = new Set(listed.flatMap(({ date }) => date?.slice(0, 4) ?? []));
  const none = [...themes]
    .flatMap((theme) => [...years].map((each) => ({ theme, year: each })))
    .find((asked) =>
      listed.every(({ theme, date }) => theme !== asked.theme || !date?.startsWith(asked.year)),
    );
  test.skip(!none, "each theme has an article in each year");
  await page.setViewportSize(phone);
  await page.goto(`/articles?${new URLSearchParams(none)}`);
  await expect(page.getByRole("heading", { name: filters.noneMatch.title })).toBeVisible();
  await expectNoBarriers(page);
});

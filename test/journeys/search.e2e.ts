import type { APIRequestContext, Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { resultsPerPage } from "#domain/search/search.ts";
import { sidewaysScroll, expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const { leaders, messages, search } = content;
/** A term that is in many records of the bank, of several kinds. */
const term = "loan";
const headingFor = (shown: string) => fillText(messages.search.resultsFor, { term: shown });
const noneFor = (shown: string) => fillText(messages.search.noResultsFor, { term: shown });
const results = (page: Page) => page.getByRole("main").locator("ol[start] > li");
const pages = (page: Page) => page.getByRole("navigation", { name: search.pages.label });

withAndWithoutScript(() => {
  test("results can be filtered by kind, and have pages", async ({ page, javaScriptEnabled }) => {
    await page.goto(paths.search(term));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingFor(term));
    await expect(results(page)).toHaveCount(resultsPerPage);

    await pages(page).getByRole("link", { name: search.pages.next }).click();
    await expect(page).toHaveURL(`${paths.search(term, { page: 2 })}#results`);
    // SEA-5: a change of page scrolls to 400.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    if (javaScriptEnabled) await expectNoBarriers(page);
    const kinds = page.getByRole("navigation", { name: search.kindsLabel });
    const articles = new RegExp(`^${search.kinds.articles}`);
    await kinds.getByRole("link", { name: articles }).click();
    await expect(page).toHaveURL(paths.search(term, { kind: "articles" }));
    await expect(kinds.locator("[aria-current]")).toHaveText(articles);
    await results(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/articles\/./);
  });
});

/** A synonym that no page contains, and the note above its results. */
async function findForeignWord(request: APIRequestContext) {
  for (const [plain, words] of Object.entries(search.same))
    for (const word of words) {
      const says = fillText(search.instead, { term: word, words: `“${plain}”` });
      const answer = await request.get(paths.search(word));
      if ((await answer.text()).includes(says)) return { word, says };
    }
  return undefined;
}

test("a Kiswahili word finds its English meaning, and the page says so", async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  const { word, says } = found(await findForeignWord(request));
  await page.goto(paths.search(word));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingFor(word));
  await expect(page.getByRole("main")).toContainText(says);
  await expectNoBarriers(page);
  await results(page).first().getByRole("link").click();
  await expect(page).not.toHaveURL(/\/search/);
});

test("few results have no further pages, and results are not indexed", async ({ visitor }) => {
  const { name } = found(leaders.find(({ provenance }) => provenance !== "specimen"));
  for (const [words, hasPages] of [
    [name, false],
    [term, true],
  ] as const) {
    const { texts, values } = await visitor.open(paths.search(words));
    expect(texts("main ol[start] > li a").length).toBeGreaterThan(0);
    expect(texts(`nav[aria-label="${search.pages.label}"]`).length > 0).toBe(hasPages);
    expect(values("meta[name=robots]", "content")).toEqual([expect.stringContaining("noindex")]);
  }
});

const long = `/search/${"x".repeat(5000)}`;
const cut = `${"x".repeat(120)}…`;

test("any term gets a correct page", async ({ visitor }) => {
  for (const [address, shown] of [
    ["/search/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "<img src=x onerror=alert(1)>"],
    ["/search/%F0%9F%8F%A0", "🏠"],
    ["/search/%D8%A8%D9%8A%D8%AA", "بيت"],
    ["/search/%E2%80%AEnaol", "naol"],
    ["/search/%E0%A4%A", "%E0%A4%A"],
    ["/search/xyz%25", "xyz%"],
    [long, cut],
  ] as const) {
    const { status, text, texts } = await visitor.open(address);
    expect.soft(status, address).toBe(200);
    expect.soft(text("h1")).toBe(noneFor(shown));
    expect.soft(texts('main img[src="x"]')).toEqual([]);
  }
});

test.describe("a long term", () => {
  // The count of visits refuses a URL of this length.
  test.use({ allowedNoise: /status of 413/ });

  test("fits a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(long);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(noneFor(cut));
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test("no cache stores a visitor's term", async ({ request, visitor }) => {
  const { headers } = await visitor.open(paths.search(term));
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  const suggestions = await request.get(paths.searchSuggestions(term));
  expect(suggestions.headers()["cache-control"]).toMatch(/^private/);
  expect(await suggestions.json()).toMatchObject({
    code: 0,
    data: { label: search.suggestions.label },
  });
});

import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import {
  documentsPerPage,
  firstInvestorYear,
  investorYearsOf,
} from "#domain/investors/investor-documents.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";

const { messages } = content;
const { groups, texts } = content.investors;
const [latest] = investorYearsOf(groups);
const group = found(groups[0]);
/** A year in which the first group has more than one page of documents. */
const full = found(group.years.find(({ documents }) => documents.length > documentsPerPage));
const headingOf = (year: number, title = group.title) =>
  fillText(texts.documents.heading, { group: title, year: String(year) });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** A year without documents in the first group. */
const empty = investorYearsOf(groups).find((year) =>
  group.years.every((each) => each.year !== year),
);
const nothingOf = (year: number) => fillText(texts.documents.none, { year: String(year) });

withAndWithoutScript(() => {
  test("one chooses a year, turns its pages, keeps a file, and finds an empty year", async ({
    page,
    javaScriptEnabled,
  }) => {
    const paging = page.getByRole("navigation", { name: texts.paging.label });
    const choose = async (year: number) => {
      await page.getByRole("combobox", { name: texts.documents.year }).selectOption(String(year));
      await page.getByRole("button", { name: texts.documents.show }).click();
    };
    await page.goto(paths.investors());
    await choose(full.year);
    await expect(page).toHaveURL(`${paths.investors()}?year=${full.year}#documents`);
    await expect(cards(page)).toHaveCount(documentsPerPage);
    await paging.getByRole("link", { name: texts.paging.next }).click();
    await expect(page).toHaveURL(paths.investors("financials", { year: full.year, page: 2 }));
    await expect(paging.locator("[aria-current=page]")).toHaveText("2");
    await expect(paging.getByRole("link", { name: texts.paging.previous })).toBeVisible();
    const saved = page.waitForEvent("download");
    await cards(page).first().locator("a[download]").click();
    expect((await saved).suggestedFilename()).toBe(full.documents[documentsPerPage]?.file);
    if (javaScriptEnabled) await expectNoBarriers(page);

    // Another year begins at its first page.
    if (empty === undefined) return;
    await choose(empty);
    await expect(page).toHaveURL(`${paths.investors()}?year=${empty}#documents`);
    await expect(page.getByRole("heading", { name: nothingOf(empty) })).toBeVisible();
    if (javaScriptEnabled) await expectNoBarriers(page);
  });
});

test("each kind has its tab, the years and the crumbs of the specification", async ({
  visitor,
}) => {
  for (const { id, title, years } of groups) {
    const page = await visitor.open(paths.investors(id));
    expect(page.text(`nav[aria-label="${texts.groups}"] [aria-current=page]`)).toBe(title);
    expect(page.text("h2#documents")).toBe(headingOf(years[0]?.year ?? latest, title));
    const options = page.texts("main select[name=year] option");
    expect([options[0], options.at(-1), options.length]).toEqual([
      String(latest),
      String(firstInvestorYear),
      latest - firstInvestorYear + 1,
    ]);
    expect(page.texts(`nav[aria-label="${messages.shell.breadcrumb}"] li`)).toEqual([
      messages.shell.home,
      texts.about,
      texts.crumb,
    ]);
  }
});

test("figures, dates and news can be downloaded, from pages without a link to themselves", async ({
  request,
  visitor,
}) => {
  for (const [address, label, type] of [
    [link("/investor-relations/results"), texts.resultsPage.download, "text/csv"],
    [link("/investor-relations/calendar"), texts.calendarPage.subscribe, "text/calendar"],
    [link("/investor-relations/calendar"), texts.feed, "application/rss+xml"],
  ] as const) {
    const { document } = await visitor.open(address);
    expect(document.querySelector(`main a[href="${address}"]`)).toBeNull();
    const file = [...document.querySelectorAll("main a")].find(
      ({ textContent }) => textContent === label,
    );
    const answer = await request.get(file?.getAttribute("href") ?? "");
    expect(answer.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
  }
});

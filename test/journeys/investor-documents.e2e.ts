import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import {
  documentsPerPage,
  firstInvestorYear,
  investorYearsOf,
} from "#domain/investors/investor-documents.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { findBarriers, sidewaysScroll } from "#test/support/browser/accessibility.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { fetchPage, test as plain } from "#test/support/browser/plain-visitor.ts";
import { phone } from "#test/support/site/site.ts";

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

test("on a phone one chooses a year, turns its pages, keeps a file, and finds an empty year", async ({
  page,
}) => {
  const paging = page.getByRole("navigation", { name: texts.paging.label });
  const choose = async (year: number) => {
    await page.getByRole("combobox", { name: texts.documents.year }).selectOption(String(year));
    await page.getByRole("button", { name: texts.documents.show }).click();
  };
  await page.setViewportSize(phone);
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
  expect(await findBarriers(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  // Another year begins at its first page.
  if (empty === undefined) return;
  await choose(empty);
  await expect(page).toHaveURL(`${paths.investors()}?year=${empty}#documents`);
  await expect(page.getByRole("heading", { name: nothingOf(empty) })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

plain("without script too one chooses a year and turns its pages", async ({ visitor }) => {
  const choose = async (year: number) =>
    visitor.send(await visitor.open(paths.investors()), {
      button: texts.documents.show,
      fields: { year: String(year) },
    });
  const first = await choose(full.year);
  expect(first.all("main article")).toHaveLength(documentsPerPage);
  const second = await visitor.follow(first, texts.paging.next);
  expect(second.text(`nav[aria-label="${texts.paging.label}"] [aria-current=page]`)).toBe("2");
  second.hrefOf(texts.paging.previous);
  if (empty === undefined) return;
  expect(await (await choose(empty)).text()).toContain(nothingOf(empty));
});

test("each kind has its tab, the years and the crumbs of the specification", async ({
  request,
}) => {
  for (const { id, title, years } of groups) {
    const page = await fetchPage(request, paths.investors(id));
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
}) => {
  for (const [address, label, type] of [
    [link("/investor-relations/results"), texts.resultsPage.download, "text/csv"],
    [link("/investor-relations/calendar"), texts.calendarPage.subscribe, "text/calendar"],
    [link("/investor-relations/calendar"), texts.feed, "application/rss+xml"],
  ] as const) {
    const { document } = await fetchPage(request, address);
    expect(document.querySelector(`main a[href="${address}"]`)).toBeNull();
    const file = [...document.querySelectorAll("main a")].find(
      ({ textContent }) => textContent === label,
    );
    const answer = await request.get(file?.getAttribute("href") ?? "");
    expect(answer.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
  }
});

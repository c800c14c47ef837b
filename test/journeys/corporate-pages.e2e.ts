import type { Page } from "@playwright/test";
import { isAuthority } from "#domain/site/authority.ts";
import { defaultLeadershipCategory, leadershipCategories } from "#domain/site/leadership.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";

const { aboutUs, leaders, leadership, messages } = content;
const boardOf = (category: (typeof leadershipCategories)[number]) =>
  leaders.filter(({ categories }) => categories.includes(category));
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const crumbs = (page: Page) => page.getByRole("navigation", { name: messages.shell.breadcrumb });
const trail = (...more: string[]) => [messages.shell.home, aboutUs.title, ...more].join("");

withAndWithoutScript(() => {
  test("from the companies through the boards to the profile of a leader", async ({ page }) => {
    await page.goto(link("/about-us"));
    await expect(crumbs(page)).toHaveText(trail());
    const companies = page.locator("details[name=subsidiaries]");
    await expect(companies).toHaveCount(aboutUs.subsidiaries.items.length);
    await companies.last().locator("summary").click();
    await companies.first().locator("summary").click();
    await expect(page.locator("details[name=subsidiaries][open]")).toHaveCount(1);
    const [company] = aboutUs.subsidiaries.items;
    await expect(companies.first().getByText(company?.description[0] ?? "")).toBeVisible();

    await page.goto(paths.leadership());
    const tabs = page.getByRole("main").getByRole("navigation", { name: leadership.tabs });
    await expect(tabs.getByRole("link")).toHaveCount(leadershipCategories.length);
    const { name: first } = leadership.categories[defaultLeadershipCategory];
    await expect(tabs.locator("[aria-current=page]")).toHaveText(first);
    const [leader] = boardOf("management");
    const { name: board } = leadership.categories.management;
    await tabs.getByRole("link", { name: board, exact: true }).click();
    await expect(page).toHaveURL(paths.leadership("management"));
    await expect(tabs.locator("[aria-current=page]")).toHaveText(board);
    await expect(crumbs(page)).toHaveText(trail(leadership.title));

    // The whole card can be pressed.
    await cards(page)
      .first()
      .click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(paths.leader("management", leader?.slug ?? ""));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(leader?.name ?? "");
    await expect(crumbs(page)).toHaveText(trail(leadership.title, leader?.name ?? ""));
    await expect(page.locator("[data-blurred] img").first()).toHaveCSS("filter", /blur/);
    await crumbs(page).getByRole("link", { name: leadership.title }).click();
    await expect(page).toHaveURL(paths.leadership("management"));
  });
});

test("the second face shows under the pointer", async ({ page }) => {
  await page.goto(paths.leadership());
  const [first, second] = [0, 1].map((i) => cards(page).first().locator("img").nth(i));
  await expect(found(second)).toBeHidden();
  await cards(page).first().hover();
  await expect(found(second)).toBeVisible();
  const src = await found(first).getAttribute("src");
  await expect(found(second)).not.toHaveAttribute("src", src ?? "");
});

test("each board shows its members, and specimens are marked", async ({ visitor }) => {
  for (const category of leadershipCategories) {
    const board = boardOf(category);
    const { texts } = await visitor.open(paths.leadership(category));
    expect(texts("main article a")).toEqual(
      board.map(({ name }) => `${leadership.readMore}: ${name}`),
    );
    expect(texts(`main article [title="${messages.specimenTitle}"]`)).toHaveLength(
      board.filter(({ provenance }) => provenance === "specimen").length,
    );
  }
});

test("an office without a person is called vacant", async ({ visitor }) => {
  const specimen = leaders.find(({ provenance }) => provenance === "specimen");
  test.skip(!specimen, "nobody is a specimen any more");
  const { categories, slug } = found(specimen);
  const { text } = await visitor.open(paths.leader(categories[0], slug));
  expect(text("main")).toContain(leadership.vacant);
});

test("a member of two boards has one URL to keep", async ({ baseURL, visitor }) => {
  const leader = leaders.find(({ categories }) => categories.length > 1);
  test.skip(!leader, "nobody sits on two boards");
  const { categories, slug } = found(leader);
  for (const category of categories) {
    const { values } = await visitor.open(paths.leader(category, slug));
    const kept = `${baseURL}${paths.leader(categories[0], slug)}`;
    expect(values("link[rel=canonical]", "href")).toEqual([kept]);
  }
});

test("the history is in order, and its sources are authorities only", async ({ visitor }) => {
  const { texts, values } = await visitor.open(link("/about-us"));
  const { milestones } = aboutUs.history;
  const entries = "section[aria-labelledby=history] li";
  expect(texts(entries)).toEqual(
    milestones.map(({ what }) => expect.stringContaining(what.replaceAll(/\s+/g, " "))),
  );
  expect(values(`${entries} a`, "href")).toEqual(
    milestones.map(({ source }) => source).filter(isAuthority),
  );
});

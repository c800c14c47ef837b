import type { Locator, Page } from "@playwright/test";
import { leadershipCategories } from "#domain/pages/leadership.ts";
import { expect, structuredData, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";

const { aboutUs, leaders, leadership } = content;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const crumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" });
const openOnes = (items: Locator) =>
  items.evaluateAll((all) => all.flatMap((item, i) => (item.hasAttribute("open") ? [i] : [])));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? desk : phone });

    test("of the companies one is open at a time, and a second press closes it", async ({
      page,
    }) => {
      await page.goto("/about-us");
      await expect(crumbs(page)).toHaveText("HomeAbout Us");
      const companies = page.locator("details[name=subsidiaries]");
      const summary = (i: number) => companies.nth(i).locator("summary");
      await expect(companies).toHaveCount(4);
      expect(await openOnes(companies)).toEqual([]);
      await summary(0).click();
      expect(await openOnes(companies)).toEqual([0]);
      await expect(companies.nth(0).getByRole("link", { name: "Bank with HFC" })).toBeVisible();
      await summary(3).click();
      expect(await openOnes(companies)).toEqual([3]);
      await summary(3).click();
      expect(await openOnes(companies)).toEqual([]);
    });

    test("the tabs lead through the boards, and a card to the profile of a leader", async ({
      page,
    }) => {
      await page.goto("/leadership");
      const tabs = page.getByRole("main").getByRole("navigation", { name: leadership.tabs });
      await expect(tabs.getByRole("link")).toHaveCount(6);
      await expect(tabs.locator("[aria-current=page]")).toHaveText("HF Group directors");
      await tabs.getByRole("link", { name: "Management" }).click();
      await expect(page).toHaveURL("/leadership/management");
      await expect(tabs.locator("[aria-current=page]")).toHaveText("Management");
      await expect(crumbs(page)).toHaveText("HomeAbout UsLeadership");

      await expect(cards(page).first().getByRole("heading")).toHaveText("Robert Kibaara");
      // Wherever on the card one presses.
      await cards(page)
        .first()
        .click({ position: { x: 10, y: 10 } });
      await expect(page).toHaveURL("/leadership/view/management/robert-kibaara");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robert Kibaara");
      await expect(crumbs(page)).toHaveText("HomeAbout UsLeadershipRobert Kibaara");
      await expect(page.locator("[data-blurred] img").first()).toHaveCSS("filter", /blur/);
      // A member of two boards has one URL to keep.
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        /\/leadership\/view\/hf-group-directors\/robert-kibaara$/,
      );
      await crumbs(page).getByRole("link", { name: "Leadership" }).click();
      await expect(page).toHaveURL("/leadership/management");
    });
  });
}

test("each board shows its own, and a specimen is marked", async ({ page }) => {
  for (const category of leadershipCategories) {
    const board = leaders.filter(({ categories }) => categories.includes(category));
    await page.goto(`/leadership/${category}`);
    await expect(cards(page)).toHaveCount(board.length);
    await expect(cards(page).getByText("Specimen", { exact: true })).toHaveCount(
      board.filter(({ provenance }) => provenance === "specimen").length,
    );
    await expect(cards(page).getByRole("link")).toHaveText(
      board.map(({ name }) => `${leadership.readMore}: ${name}`),
    );
  }
});

test("the second face shows under the pointer, and is fetched only then", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/leadership", { waitUntil: "networkidle" });
  const second = cards(page).first().locator("img").nth(1);
  await expect(second).toBeHidden();
  expect(asked.filter((url) => url.includes("-hover.svg"))).toEqual([]);
  const fetched = page.waitForRequest(/-hover\.svg$/);
  await cards(page).first().hover();
  await expect(second).toBeVisible();
  await fetched;
});

test("structured data names people, and no specimen", async ({ page }) => {
  await page.goto("/leadership/view/hf-group-directors/prof-olive-mwihaki-mugenda");
  expect(await structuredData(page, "Person")).toMatchObject({
    name: "Prof. Olive Mwihaki Mugenda",
    worksFor: { "@type": "Organization", name: "HF Group Plc" },
  });
  await page.goto("/leadership/view/hf-group-directors/specimen-independent-director-audit");
  await expect(page.getByText(leadership.vacant)).toBeVisible();
  expect(await structuredData(page, "Person")).toBeUndefined();
});

test("the history is in order, and each entry says where it is written", async ({ page }) => {
  await page.goto("/about-us");
  const entries = page.getByRole("region", { name: aboutUs.history.title }).getByRole("listitem");
  await expect(entries).toHaveCount(aboutUs.history.milestones.length);
  for (const [i, { what, source }] of aboutUs.history.milestones.entries()) {
    await expect(entries.nth(i)).toContainText(what);
    await expect(entries.nth(i).getByRole("link")).toHaveAttribute("href", source);
  }
});

for (const address of [
  "/leadership/nobody",
  "/leadership/view",
  "/leadership/view/management",
  "/leadership/view/nobody/robert-kibaara",
  "/leadership/view/management/nobody",
  "/leadership/view/hfc-directors/robert-kibaara",
]) {
  test(`${address} is not found`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`We Couldn't Find ${address}`);
  });
}

import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/browser.ts";
import { content, found } from "#test/support/content/content.ts";
import { dataIn } from "#test/support/browser/plain-visitor.ts";
import { phone } from "#test/support/site/site.ts";

const { atms, branches, waysToBank: texts } = content;
const { filters } = texts;
const branch = found(branches[0]);
const service = found(branch.details.services[0]);
const there = branches.filter(({ county }) => county === branch.county);
const fitting = there.filter(({ details }) => details.services.includes(service));
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).toSorted();

const cards = (page: Page) => page.getByRole("main").getByRole("article");
/** Without their order: the open ones come first. */
const names = async (page: Page) =>
  (await cards(page).getByRole("heading").allInnerTexts()).toSorted();
const nearMe = (page: Page) => page.getByRole("button", { name: texts.nearMe.button });

withAndWithoutScript(() => {
  test("a visitor chooses a county on the map, a service, and finds the way to a branch", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(link("/ways-to-bank"));
    await page.getByRole("link", { name: texts.cards[0]?.link.label ?? "" }).click();
    await expect(page).toHaveURL(paths.locations("Branches"));
    await expect(cards(page)).toHaveCount(branches.length);
    // A button that would not work is not shown.
    await expect(nearMe(page)).toBeVisible({ visible: javaScriptEnabled });

    const county = paths.locations("Branches", branch.county);
    await page.locator(`svg a[href="${county}"]`).click();
    await expect(page).toHaveURL(county);
    expect(await names(page)).toEqual(namesOf(there));

    // Folded on a phone until something is chosen.
    await expect(page.getByLabel(filters.county)).toBeVisible();
    await expect(page.getByLabel(filters.county)).toHaveValue(branch.county);
    await page.getByLabel(texts.branches.service).selectOption(service);
    await page.getByRole("button", { name: filters.show }).click();
    const query = new URLSearchParams({ county: branch.county, service });
    await expect(page).toHaveURL(`${paths.locations("Branches")}?${query}#list`);
    expect(await names(page)).toEqual(namesOf(fitting));
    if (javaScriptEnabled) {
      await expectNoBarriers(page);
    }

    await page.getByRole("link", { name: branch.name, exact: true }).click();
    await expect(page).toHaveURL(paths.branch(branch.slug));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      fillText(texts.branch.title, { name: branch.name }),
    );
    await expect(page.getByRole("row").and(page.locator("[aria-current=date]"))).toHaveCount(1);
    const directions = page.getByRole("main").locator("a[href*='query=']").first();
    const { searchParams } = new URL((await directions.getAttribute("href")) ?? "");
    expect(searchParams.get("query")).toContain(branch.name);
  });
});

test.describe("near me", () => {
  test.use({ geolocation: branch.position, permissions: ["geolocation"], viewport: phone });

  test("sorts by distance on the phone, sends nothing, and says if the phone gives no location", async ({
    page,
    context,
  }) => {
    const address = paths.locations("Branches");
    await page.goto(address);
    // It is there before it has text: a screen reader misses it otherwise.
    const status = page.locator("near-me").getByRole("status");
    await expect(nearMe(page)).toBeVisible();
    await expect(status).toBeEmpty();
    const sent: string[] = [];
    page.on("request", (request) => {
      // Pictures load when they come into view.
      if (request.resourceType() !== "image") sent.push(request.url());
    });
    await nearMe(page).click();
    await expect(status).not.toBeEmpty();
    // Open branches come first: this one is the first of its group.
    const group = page.locator("#places ul").filter({
      has: page.getByRole("heading", { name: branch.name, exact: true }),
    });
    await expect(group.getByRole("heading").first()).toHaveText(branch.name);
    await expect(group.getByRole("article").first()).toContainText(texts.nearMe.near);
    await expect(status).toContainText(await cards(page).getByRole("heading").first().innerText());
    expect(sent).toEqual([]);

    await context.clearPermissions();
    await page.goto(address);
    await nearMe(page).click();
    await expect(page.getByText(texts.nearMe.denied)).toBeVisible();
    await expect(cards(page)).toHaveCount(branches.length);
  });
});

test("the ways link onwards and name their services; ATMs have their own list", async ({
  visitor,
}) => {
  const ways = await visitor.open(link("/ways-to-bank"));
  expect(ways.texts("main article h2")).toEqual(
    texts.cards.map(({ title }) => expect.stringContaining(title)),
  );
  expect(ways.text("main")).toContain(texts.serviceOffered);
  const list = await visitor.open(paths.locations("ATMS"));
  expect(list.texts("main article")).toHaveLength(atms.length);
  expect(list.values("main nav a[aria-current=page]", "href")).toEqual([paths.locations("ATMS")]);
});

test("a branch's structured data has its location", async ({ visitor }) => {
  const page = await visitor.open(paths.branch(branch.slug));
  expect(dataIn(page, "BankOrCreditUnion")).toMatchObject({ branchCode: branch.clearingCode });
});

/** A state that is not in the sitemap; the sweep tests the others. */
test("the page without a matching ATM is accessible on a phone", async ({ page }) => {
  const countyOf = (slug: string) => branches.find((each) => each.slug === slug)?.county ?? "";
  const lacking = atms
    .map((atm) => countyOf(atm.branch))
    .find((county) =>
      atms.every((atm) => countyOf(atm.branch) !== county || !atm.services.includes("deposits")),
    );
  test.skip(lacking === undefined, "every county has an ATM that takes cash in");
  await page.setViewportSize(phone);
  const query = new URLSearchParams({ county: lacking ?? "", service: "deposits" });
  await page.goto(`${paths.locations("ATMS")}?${query}`);
  await expect(page.getByRole("heading", { name: texts.atms.none.title })).toBeVisible();
  await expectNoBarriers(page);
});

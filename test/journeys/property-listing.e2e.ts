import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { countOf } from "#app/lib/count-of.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import {
  fitsFilters,
  hasPriceOfToday,
  priceBandNames,
  propertiesPerPage,
} from "#domain/property/property.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const { properties, propertyListing: texts } = content;
const homes = properties.filter((each) => fitsFilters(each, { type: "residential" }));
const titles = (page: Page) =>
  page.getByRole("main").getByRole("list").getByRole("article").getByRole("heading");
const pages = (page: Page) => page.getByRole("navigation", { name: texts.pages.label });
const types = (page: Page) => page.getByRole("navigation", { name: texts.types.label });
const titlesOf = (list: readonly { title: string }[]) =>
  list.slice(0, propertiesPerPage).map(({ title }) => title);

/** The filters that a home of the list fits. */
function filtersOfHome() {
  const home = found(homes.find((each) => hasPriceOfToday(each) && each.bedrooms));
  const { county, bedrooms } = home;
  const price = found(priceBandNames.find((band) => fitsFilters(home, { price: band })));
  return { county, bedrooms: found(bedrooms?.[0]), price };
}

withAndWithoutScript(() => {
  test("a visitor turns the pages, changes the type, narrows the list, and sets three side by side", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(paths.properties());
    await expect(titles(page)).toHaveText(titlesOf(properties));
    await pages(page).getByRole("link", { name: texts.pages.next }).click();
    await expect(page).toHaveURL(paths.properties({ page: 2 }));
    await expect(titles(page)).toHaveText(titlesOf(properties.slice(propertiesPerPage)));

    // PRP-3: another type begins at its first page.
    const residential = paths.properties({ type: "residential" });
    await types(page).getByRole("link", { name: texts.names.residential }).click();
    await expect(page).toHaveURL(residential);
    await expect(types(page).locator("[aria-current=page]")).toHaveText(texts.names.residential);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.titles.residential);
    await expect(titles(page)).toHaveText(titlesOf(homes));

    const { county, bedrooms, price } = filtersOfHome();
    const folded = page.getByText(texts.filters.title, { exact: true });
    if (await folded.isVisible()) await folded.click();
    await page.getByLabel(texts.filters.county).selectOption(county);
    await page.getByLabel(texts.filters.bedrooms).selectOption(String(bedrooms));
    await page.getByLabel(texts.filters.price).selectOption(price);
    await page.getByRole("button", { name: texts.filters.show }).click();
    const empty = { month: "", cash: "" };
    const query = new URLSearchParams({ county, bedrooms: String(bedrooms), price, ...empty });
    await expect(page).toHaveURL(`${residential}?${query}#list`);
    const fitting = homes.filter((each) => fitsFilters(each, { county, bedrooms, price }));
    await expect(titles(page)).toHaveText(titlesOf(fitting));
    const count = countOf(fitting.length, texts.count);
    await expect(page.getByRole("heading", { name: count, exact: true })).toBeVisible();
    await page.getByRole("link", { name: texts.filters.clear }).click();
    await expect(page).toHaveURL(residential);

    const [first, second, third] = homes.slice(0, 3);
    for (const each of [first, third])
      await page.getByRole("checkbox", { name: each?.title ?? "" }).check();
    await page.getByRole("button", { name: texts.compare.title }).click();
    await expect(page).toHaveURL(paths.propertyComparison([first?.path ?? "", third?.path ?? ""]));
    await page.getByLabel(`${texts.compare.property} 3`).selectOption(second?.path ?? "");
    await page.getByRole("button", { name: texts.compare.submit, exact: true }).click();
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveCount(4);
    await expect(heads.nth(3)).toContainText(second?.title ?? "");
    await expect(page.getByRole("row", { name: texts.property.status })).toBeVisible();
    if (!javaScriptEnabled) return;
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoBarriers(page);
  });
});

test("a calculator's figures are kept up to the homes, for every type of property", async ({
  page,
}) => {
  const home = found(homes.find((each) => hasPriceOfToday(each) && each.bedrooms?.length));
  const asked = { price: String(home.askingPrice), rate: "14", years: "20", area: "rural" };
  await page.goto(link("/calculators/home-cost", undefined, { know: "price", ...asked }));
  await page.getByRole("link", { name: content.homeCost.credit.homes }).click();
  const main = page.getByRole("main");
  const areaText = fillText(content.homeCost.areas.rural, { percent: 2 });
  await expect(main.getByRole("article").filter({ hasText: home.title })).toBeVisible();
  await expect(main.getByText(areaText)).toBeVisible();

  const month = page.getByLabel(texts.filters.fields.month.label);
  const typed = await month.inputValue();
  expect(typed).toMatch(/^\d+,\d{3}$/);
  await page.getByRole("button", { name: texts.filters.show }).click();
  await expect(main.getByText(areaText)).toBeVisible();
  await types(page).getByRole("link", { name: texts.names.commercial }).click();
  await expect(month).toHaveValue(typed);
  const shop = found(
    properties.find((each) => each.propertyType === "commercial" && each.provenance === "specimen"),
  );
  await expect(main.getByRole("listitem").filter({ hasText: shop.title })).toContainText(
    content.messages.specimen,
  );
});

test("without a match the page says so on the narrowest phone, and links back", async ({
  page,
}) => {
  const none = properties
    .flatMap(({ county }) => priceBandNames.map((price) => ({ county, price })))
    .find((asked) => properties.every((each) => !fitsFilters(each, asked)));
  test.skip(!none, "each county has properties of each price");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.properties({ query: new URLSearchParams(none) }));
  await expect(page.getByRole("heading", { name: texts.filters.noneMatch.title })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("main").getByRole("link", { name: texts.filters.clear }).click();
  await expect(page).toHaveURL(paths.properties());
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a property is saved only in the browser, found again, and removed", async ({ page }) => {
    const sent: string[] = [];
    const [first, second] = [found(properties[0]), found(properties[1])];
    const save = ({ title }: { title: string }) =>
      page.getByRole("button", { name: fillText(texts.saved.save, { title }), exact: true });
    const open = page.getByRole("button", { name: fillText(texts.saved.count, { count: 2 }) });
    await page.goto(paths.properties());
    await expect(save(first)).toBeVisible();
    page.on("request", (request) => {
      // Drawings and pictures load when they come into view.
      if (!["image", "other"].includes(request.resourceType())) sent.push(request.url());
    });
    await save(first).click();
    await save(second).click();
    await expect(save(second)).toHaveAttribute("aria-pressed", "true");
    expect(sent).toEqual([]);

    await page.goto(paths.properties({ type: first.propertyType }));
    await expect(save(first)).toHaveAttribute("aria-pressed", "true");
    await open.click();
    const list = page.getByRole("dialog", { name: texts.saved.title });
    const names = [second.title, first.title, texts.saved.compare];
    await expect(list.getByRole("link")).toHaveText(names);
    await expectNoBarriers(page);
    await list.getByRole("link", { name: texts.saved.compare }).click();
    await expect(page).toHaveURL(paths.propertyComparison([second.path, first.path]));

    await page.goBack();
    await open.click();
    for (const { title } of [first, second])
      await list.getByRole("button", { name: fillText(texts.saved.remove, { title }) }).click();
    await expect(list).toBeHidden();
    await expect(save(first)).toHaveAttribute("aria-pressed", "false");
  });
});

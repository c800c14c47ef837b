import type { Page } from "@playwright/test";
import { fitsFilters, propertiesPerPage } from "#domain/property/property.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers, sidewaysScroll } from "../support/accessibility.ts";

const { properties, propertyListing: texts } = content;
const homes = properties.filter((each) => fitsFilters(each, { type: "residential" }));
const cards = (page: Page) => page.getByRole("main").getByRole("list").getByRole("article");
const titles = (page: Page) => cards(page).getByRole("heading");
const pages = (page: Page) => page.getByRole("navigation", { name: texts.pages.label });
const types = (page: Page) => page.getByRole("navigation", { name: texts.types.label });
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

for (const [javaScriptEnabled, viewport] of [
  [true, desk],
  [false, phone],
] as const) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport });

    test("a visitor turns the pages, changes the type, and narrows the list", async ({ page }) => {
      await page.goto("/property-listing");
      await expect(titles(page)).toHaveText(titlesOf(properties.slice(0, propertiesPerPage)));
      await pages(page).getByRole("link", { name: texts.pages.next }).click();
      await expect(page).toHaveURL("/property-listing?page=2");
      await expect(titles(page)).toHaveText(
        titlesOf(properties.slice(propertiesPerPage, 2 * propertiesPerPage)),
      );

      // PRP-3: another type begins at its first page.
      await types(page).getByRole("link", { name: texts.names.residential }).click();
      await expect(page).toHaveURL("/property-listing/residential");
      await expect(types(page).locator("[aria-current=page]")).toHaveText(texts.names.residential);
      await expect(titles(page)).toHaveText(titlesOf(homes.slice(0, propertiesPerPage)));

      const folded = page.getByText(texts.filters.title, { exact: true });
      if (await folded.isVisible()) await folded.click();
      await page.getByLabel(texts.filters.county).selectOption("Nairobi");
      await page.getByLabel(texts.filters.bedrooms).selectOption("2");
      await page.getByLabel(texts.filters.price).selectOption("5m-10m");
      await page.getByRole("button", { name: texts.filters.show }).click();
      await expect(page).toHaveURL(
        "/property-listing/residential?county=Nairobi&bedrooms=2&price=5m-10m",
      );
      const found = homes.filter((each) =>
        fitsFilters(each, { county: "Nairobi", bedrooms: 2, price: "5m-10m" }),
      );
      expect(found.length).toBeGreaterThan(0);
      await expect(titles(page)).toHaveText(titlesOf(found));
      await page.getByRole("link", { name: texts.filters.clear }).click();
      await expect(page).toHaveURL("/property-listing/residential");
    });

    test("three properties are set side by side from the list", async ({ page }) => {
      await page.goto("/property-listing");
      const [first, second, third] = properties;
      for (const each of [first, third])
        await page.getByRole("checkbox", { name: each?.title ?? "" }).check();
      await page.getByRole("button", { name: texts.compare.title }).click();
      await expect(page).toHaveURL(
        `/property-listing/compare?property=${first?.path}&property=${third?.path}`,
      );
      await page.getByLabel(`${texts.compare.property} 3`).selectOption(second?.path ?? "");
      await page.getByRole("button", { name: texts.compare.submit, exact: true }).click();
      const heads = page.getByRole("columnheader");
      await expect(heads).toHaveCount(4);
      await expect(heads.nth(3)).toContainText(second?.title ?? "");
      await expect(page.getByRole("row", { name: texts.property.status })).toBeVisible();
    });
  });
}

for (const [address, title, count] of [
  ["/property-listing/castles", texts.title, properties.length],
  ["/property-listing/all?page=99", texts.title, properties.length],
  ["/property-listing/land?county=Mombasa", texts.titles.land, 4],
] as const) {
  test(`${address} shows the nearest there is`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(
      page.getByRole("heading", { level: 2, name: new RegExp(`^${count} `) }),
    ).toBeVisible();
  });
}

test("what nothing fits says so, and leads back", async ({ page }) => {
  await page.goto("/property-listing?county=Mombasa&price=under-5m");
  await expect(page.getByRole("heading", { name: texts.filters.noneMatch.title })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: texts.filters.clear }).click();
  await expect(page).toHaveURL("/property-listing");
});

/** States that no address of the sitemap shows; the sweep sees the rest. */
for (const address of [
  "/property-listing?county=Mombasa&price=under-5m",
  `/property-listing/compare?${new URLSearchParams(properties.slice(0, 3).map(({ path }) => ["property", path]))}`,
]) {
  test(`${address} bars nobody, and fits the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

for (const viewport of [phone, desk]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("a property is saved here and nowhere else, found again, and let go", async ({ page }) => {
      const sent: string[] = [];
      const [first, second] = properties;
      const save = (title = "") =>
        page.getByRole("button", { name: texts.saved.save.replace("{title}", title), exact: true });
      const open = page.getByRole("button", { name: texts.saved.count.replace("{count}", "2") });
      await page.goto("/property-listing");
      await expect(save(first?.title)).toBeVisible();
      page.on("request", (request) => {
        // Drawings and pictures come as they are seen.
        if (!["image", "other"].includes(request.resourceType())) sent.push(request.url());
      });
      await save(first?.title).click();
      await save(second?.title).click();
      await expect(save(second?.title)).toHaveAttribute("aria-pressed", "true");
      expect(sent).toEqual([]);

      await page.goto("/property-listing/residential");
      await expect(save(first?.title)).toHaveAttribute("aria-pressed", "true");
      await open.click();
      const list = page.getByRole("dialog", { name: texts.saved.title });
      await expect(list.getByRole("link")).toHaveText([
        second?.title ?? "",
        first?.title ?? "",
        texts.saved.compare,
      ]);
      expect(await findBarriers(page)).toEqual([]);
      await list.getByRole("link", { name: texts.saved.compare }).click();
      await expect(page).toHaveURL(
        `/property-listing/compare?property=${second?.path}&property=${first?.path}`,
      );

      await page.goBack();
      await open.click();
      for (const each of [first, second])
        await list
          .getByRole("button", { name: texts.saved.remove.replace("{title}", each?.title ?? "") })
          .click();
      await expect(list).toBeHidden();
      await expect(save(first?.title)).toHaveAttribute("aria-pressed", "false");
    });
  });
}

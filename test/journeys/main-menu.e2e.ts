import { overlappingWords } from "#test/support/browser/overlapping-words.ts";
import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { tabTo } from "#test/support/browser/keyboard.ts";
import { desk } from "#test/support/site/site.ts";

test.use({ viewport: desk });

const { menus, messages, products } = content;
const families = menus.main.flatMap((item) => ("family" in item ? item : []));
const [neighbour, menu] = [found(families[0]), found(families[1])];
const audiences = menus.audienceTabs.map(({ label }) => label);
const [forMe, forBusiness] = [found(menus.audienceTabs[0]), found(menus.audienceTabs[1])];
/** Behind the second tab of its menu. */
const product = found(
  products.find(
    (each) => each.family === menu.family && each.audiences.includes(forBusiness.audience),
  ),
);
const productName = product.shortTitle ?? product.title;
const productPath = paths.product({ ...product, audience: forBusiness.audience });

function menuOf(page: Page) {
  const nav = page.getByRole("navigation", { name: messages.shell.main });
  const summary = (label: string) => nav.locator("summary", { hasText: label });
  return {
    nav,
    summary,
    // The tabs exist once the script has run.
    tabs: (label: string) =>
      nav.getByRole("tablist", { name: fillText(messages.shell.forWhom, { label }) }),
    tab: (name: string) => nav.getByRole("tab", { name, exact: true }),
    /** The script that closes an open menu loads when the pointer is near the header. */
    untilReady: () =>
      page.evaluate(async () => void (await customElements.whenDefined("site-menu"))),
    /** The content of a tab; the links of other tabs are hidden. */
    links: (name: string) => nav.getByRole("tabpanel", { name, exact: true }).getByRole("link"),
  };
}

test("by keyboard from the page's start to a product; Escape and Tab close what is open", async ({
  page,
}) => {
  await page.goto("/hfc");
  const { nav, summary, tabs, tab, links, untilReady } = menuOf(page);
  await tabTo(page, summary(menu.label));
  await page.keyboard.press("Space");
  await expect(tabs(menu.label)).toBeVisible();
  await untilReady();
  await tabTo(page, tab(forMe.label), 5);
  await page.keyboard.press("Escape");
  await expect(tabs(menu.label)).toBeHidden();
  await expect(summary(menu.label)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(tabs(menu.label)).toBeVisible();
  await nav.getByRole("link").filter({ visible: true }).last().focus();
  await page.keyboard.press("Tab");
  await expect(tabs(menu.label)).toBeHidden();

  await summary(menu.label).press("Enter");
  await tabTo(page, tab(forMe.label), 5);
  await expect(links(forMe.label).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(tab(forBusiness.label)).toBeFocused();
  await expect(links(forMe.label).first()).toBeHidden();
  await tabTo(page, links(forBusiness.label).filter({ hasText: productName }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(productPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
});

test("with the pointer one dropdown is open at a time, and each audience has its links", async ({
  page,
}) => {
  await page.goto("/hfc");
  const { summary, tabs, tab, links, untilReady } = menuOf(page);
  await summary(neighbour.label).click();
  await expect(tabs(neighbour.label)).toBeVisible();
  await summary(menu.label).click();
  await expect(tabs(menu.label)).toBeVisible();
  await expect(tabs(neighbour.label)).toBeHidden();
  await summary(menu.label).click();
  await expect(tabs(menu.label)).toBeHidden();

  await summary(menu.label).click();
  await untilReady();
  const places = new Set<number | undefined>();
  for (const name of audiences) {
    await tab(name).click();
    places.add((await links(name).first().boundingBox())?.x);
    expect(await overlappingWords(page, "site-menu")).toEqual([]);
  }
  expect(places.size).toBe(1);
  // The chosen tab has enough contrast under the pointer, and is not marked as the current page.
  await expectNoBarriers(page, "site-menu");
  await expect(page).toHaveURL("/hfc");

  await page.mouse.click(5, desk.height - 5);
  await expect(tabs(menu.label)).toBeHidden();
  await summary(menu.label).click();
  await tab(forBusiness.label).click();
  await links(forBusiness.label).filter({ hasText: productName }).click();
  await expect(page).toHaveURL(productPath);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a dropdown opens and shows its audiences side by side, with links that work", async ({
    page,
  }) => {
    await page.goto("/hfc");
    const { nav, summary } = menuOf(page);
    await summary(menu.label).click();
    const lefts = [];
    for (const name of audiences) {
      const link = nav.getByRole("link", { name, exact: true }).filter({ visible: true });
      await expect(link).toHaveCount(1);
      lefts.push((await link.boundingBox())?.x ?? Number.NaN);
    }
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    expect(new Set(lefts).size).toBe(audiences.length);
    await nav.locator(`a[href="${productPath}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(productPath);
  });
});

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { tabTo } from "../support/keyboard.ts";
import { content } from "../support/content.ts";
import { desk } from "../support/site.ts";
import { findBarriers } from "../support/accessibility.ts";

test.use({ viewport: desk });

function menuOf(page: Page) {
  const nav = page.getByRole("navigation", { name: "Main" });
  return {
    nav,
    summary: (label: string) => nav.locator("summary", { hasText: label }),
    // The tabs are in the page once its script has run.
    tabs: (label: string) => nav.getByRole("tablist", { name: `${label}: for whom` }),
    tab: (name: string) => nav.getByRole("tab", { name, exact: true }),
    /** The script that closes what is open comes once somebody is near the header. */
    untilReady: () =>
      page.evaluate(async () => void (await customElements.whenDefined("site-menu"))),
    /** The content of a tab; while another is chosen, its links are hidden. */
    links: (name: string) => nav.getByRole("tabpanel", { name, exact: true }).getByRole("link"),
  };
}

test("by keyboard from the page's start to a product", async ({ page }) => {
  await page.goto("/hfc");
  const { summary, tabs, tab, links } = menuOf(page);
  await tabTo(page, summary("Borrow"));
  await page.keyboard.press("Enter");
  await expect(tabs("Borrow")).toBeVisible();

  await tabTo(page, tab("For Me"), 5);
  await expect(links("For Me").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(tab("For My Business")).toBeFocused();
  await expect(links("For Me").first()).toBeHidden();

  const product = links("For My Business").filter({ hasText: "Trade finance" });
  await tabTo(page, product);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/borrow/for-business/trade-finance");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trade finance");
});

test("by pointer to a product of each audience", async ({ page }) => {
  for (const [audience, product, address] of [
    ["For Me", "Mobile loan", "/borrow/for-individuals/mobile-loan"],
    ["For My Business", "Trade finance", "/borrow/for-business/trade-finance"],
  ] as const) {
    await page.goto("/hfc");
    const { summary, tab, links } = menuOf(page);
    await summary("Borrow").click();
    await tab(audience).click();
    await links(audience).filter({ hasText: product }).click();
    await expect(page).toHaveURL(address);
  }
});

test("choosing for whom does not pretend to be on another page", async ({ page }) => {
  await page.goto("/hfc");
  const { summary, tab, links } = menuOf(page);
  await summary("Borrow").click();
  await tab("For My Business").click();
  await expect(links("For My Business").first()).toBeVisible();
  await expect(page).toHaveURL("/hfc");
});

const audiences = content.menus.audienceTabs.map(({ label }) => label);

test("for every audience the links stand in the same place, none on another", async ({ page }) => {
  await page.goto("/hfc");
  const { summary, tab, links } = menuOf(page);
  await summary("Borrow").click();
  const places = new Set<number | undefined>();
  for (const name of audiences) {
    await tab(name).click();
    places.add((await links(name).first().boundingBox())?.x);
    expect(await overlaps(links(name))).toEqual([]);
  }
  expect(places.size).toBe(1);
});

test("the chosen tab can be read while the pointer is on it", async ({ page }) => {
  await page.goto("/hfc");
  const { summary, tab } = menuOf(page);
  await summary("Borrow").click();
  for (const name of audiences) {
    await tab(name).click();
    expect(await findBarriers(page, "site-menu")).toEqual([]);
  }
});

test("Escape closes a dropdown and gives the focus back to what opened it", async ({ page }) => {
  await page.goto("/hfc");
  const { summary, tabs, tab, untilReady } = menuOf(page);
  await tabTo(page, summary("Insure"));
  await page.keyboard.press("Space");
  await expect(tabs("Insure")).toBeVisible();
  await untilReady();
  await tabTo(page, tab("For Me"), 5);
  await page.keyboard.press("Escape");
  await expect(tabs("Insure")).toBeHidden();
  await expect(summary("Insure")).toBeFocused();
});

test("one dropdown is open at a time, and pressing it again closes it", async ({ page }) => {
  await page.goto("/hfc");
  const { summary, tabs } = menuOf(page);
  await summary("Save & Invest").click();
  await expect(tabs("Save & Invest")).toBeVisible();
  await summary("Own a Home").click();
  await expect(tabs("Own a Home")).toBeVisible();
  await expect(tabs("Save & Invest")).toBeHidden();
  await summary("Own a Home").click();
  await expect(tabs("Own a Home")).toBeHidden();
});

test("a click elsewhere closes it, and so does leaving it with Tab", async ({ page }) => {
  await page.goto("/hfc");
  const { nav, summary, tabs, untilReady } = menuOf(page);
  await summary("Borrow").click();
  await expect(tabs("Borrow")).toBeVisible();
  await untilReady();
  await page.mouse.click(5, desk.height - 5);
  await expect(tabs("Borrow")).toBeHidden();

  await summary("Own a Home").click();
  await expect(tabs("Own a Home")).toBeVisible();
  await nav.getByRole("link").filter({ visible: true }).last().focus();
  await page.keyboard.press("Tab");
  await expect(tabs("Own a Home")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a dropdown opens and shows its audiences side by side, with links that work", async ({
    page,
  }) => {
    await page.goto("/hfc");
    const { nav, summary } = menuOf(page);
    await summary("Borrow").click();
    const links = audiences.map((name) =>
      nav.getByRole("link", { name, exact: true }).filter({ visible: true }),
    );
    const lefts = [];
    for (const link of links) {
      await expect(link).toHaveCount(1);
      lefts.push((await link.boundingBox())?.x ?? Number.NaN);
    }
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    expect(new Set(lefts).size).toBe(links.length);
    await nav.getByRole("link", { name: "Trade finance" }).first().click();
    await expect(page).toHaveURL("/borrow/for-business/trade-finance");
  });
});

/** Pairs of links whose text lies on one another. */
async function overlaps(links: Locator) {
  return links.evaluateAll((elements) => {
    const boxes = elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map((box) => ({ text: element.textContent, box }));
    });
    return boxes.flatMap(({ text, box }, i) =>
      boxes
        .slice(i + 1)
        .filter(
          ({ text: other, box: { left, right, top, bottom } }) =>
            text !== other &&
            left < box.right &&
            right > box.left &&
            top < box.bottom &&
            bottom > box.top,
        )
        .map(({ text: other }) => `${text} and ${other}`),
    );
  });
}

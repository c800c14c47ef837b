import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser.ts";
import { layoutErrors, outOfSight } from "../../support/layout-errors.ts";
import { resize } from "../../support/resize.ts";
import { desk, firstOfRoutes, phone } from "../../support/site.ts";
import { findBarriers, reach } from "../../support/accessibility.ts";
import { covered, setLetters } from "../../support/large-letters.ts";
import { lengthenWords, spilledWords } from "../../support/longer-words.ts";
import { overlappingWords } from "../../support/overlapping-words.ts";
import { pagesOfEachKind } from "../../support/page-kinds.ts";
import { tornWords } from "../../support/torn-words.ts";
import { narrowText, widenText } from "../../support/text-spacing.ts";

/** Words are longer in Kiswahili. */
const addresses = [
  ...pagesOfEachKind,
  ...["/sw", "/sw/hfc", "/sw/contact-us"],
  "/calculators/motor-insurance/compare?sumInsured=1500000",
];
const addressesATest = 10;
const smallPhone = { width: 320, height: 568 };
const smallest = { width: 240, height: 480 };
const narrow = [smallest, ...[280, 320].map((width) => ({ width, height: 480 }))];
/** The narrowest that shows the menu as a row, and the narrowest that shows the number beside it. */
const desks = [{ ...desk, width: 1024 }, desk];

for (let i = 0; i < addresses.length; i += addressesATest) {
  const some = addresses.slice(i, i + addressesATest);
  test(`${some[0]} and ${some.length - 1} more are whole on a narrow screen, and in wide letters`, async ({
    page,
  }) => {
    test.setTimeout(some.length * 20_000);
    const errors: string[] = [];
    for (const address of some) {
      const note = (where: string, found: string[]) =>
        errors.push(...found.map((error) => `${address} ${where}: ${error}`));
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() => !document.querySelector(":not(:defined, site-menu)"));
      // The others are looked at on a desk in kinds.e2e.ts.
      if (!firstOfRoutes.has(address)) {
        await resize(page, desk);
        note("on a desk", (await findBarriers(page)).flat());
      }
      await setLetters(page, 32);
      for (const viewport of [smallPhone, phone, desk]) {
        await resize(page, viewport);
        const where = `in large letters at ${viewport.width}`;
        note(where, await layoutErrors(page));
        note(where, await overlappingWords(page));
        note(where, await covered(page));
        if (viewport !== smallPhone) note(where, await tornWords(page));
        if (viewport === phone) note(where, await highHeader(page));
      }
      await setLetters(page);
      for (const viewport of [...narrow, phone]) {
        await resize(page, viewport);
        note(`at ${viewport.width}`, await layoutErrors(page));
        if (viewport !== smallest) note(`at ${viewport.width}`, await tornWords(page));
        note(`at ${viewport.width}`, (await findBarriers(page, "html", reach)).flat());
        // Three offers need 320.
        if (address.startsWith(viewport.width >= 320 ? "/calculators/" : "/calculators/motor"))
          note(`at ${viewport.width}`, await outOfSight(page, "table"));
      }
      await widenText(page);
      for (const viewport of [smallest, phone, ...desks]) {
        await resize(page, viewport);
        note(`in wide letters at ${viewport.width}`, await layoutErrors(page));
      }
      await narrowText(page);
      await lengthenWords(page);
      for (const viewport of [phone, ...desks]) {
        await resize(page, viewport);
        note(`in longer words at ${viewport.width}`, await layoutErrors(page));
      }
    }
    expect(errors).toEqual([]);
  });
}

for (const address of ["/hfc", "/sw/hfc", "/about-us"]) {
  for (const viewport of [...narrow, phone]) {
    test(`${address} at ${viewport.width}: menu, search and calculators are whole`, async ({
      page,
    }) => {
      await resize(page, viewport);
      for (const name of ["menu", "search", "calculators"] as const) {
        await page.goto(address);
        const panel = await open[name](page);
        const isWide = viewport.width === phone.width;
        if (isWide) await widenText(page);
        await expectWhole(page, panel);
        if (!isWide) {
          expect(await findBarriers(page, "html")).toEqual([]);
          continue;
        }
        await narrowText(page);
        await lengthenWords(page);
        await expectWhole(page, panel);
        expect(await spilledWords(panel)).toEqual([]);
      }
    });
  }
}

/** A header of more than two rows, where it is seen; letters have 32 pixels. */
async function highHeader(page: Page) {
  const { height = 0 } = (await page.locator("body > header").boundingBox()) ?? {};
  return height > 6 * 32 ? [`the header is ${height} high`] : [];
}

async function expectWhole(page: Page, panel: Locator) {
  await expect(panel).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await layoutErrors(page)).toEqual([]);
}

const open = {
  async menu(page: Page) {
    await page.locator("button[popovertarget=menu]:visible").first().click();
    const menu = page.locator("#menu");
    const dropdown = menu.locator("summary").first();
    if (await dropdown.isVisible()) await dropdown.click();
    return menu;
  },
  async search(page: Page) {
    await page.locator("button[popovertarget=search]").click();
    await expect(page.locator("#search input")).toBeFocused();
    return page.locator("#search");
  },
  async calculators(page: Page) {
    await page.locator("calculators-widget > a").click();
    const panel = page.locator("calculators-widget > [popover], calculators-widget > dialog");
    await expect(panel.locator("form, select").first()).toBeVisible();
    return panel;
  },
};

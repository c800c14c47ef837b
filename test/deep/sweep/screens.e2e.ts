import type { Browser, Page } from "@playwright/test";
import { expect, test } from "#test/support/browser/browser.ts";
import { contrast, findBarriers, reach } from "#test/support/browser/accessibility.ts";
import { errorsAsLoaded } from "#test/support/browser/errors-as-loaded.ts";
import { fixedFaultsOf } from "#test/support/browser/fixed-parts.ts";
import {
  lostInForcedColours,
  unboundInForcedColours,
} from "#test/support/browser/forced-colours.ts";
import { covered, setLetters } from "#test/support/browser/large-letters.ts";
import { layoutErrors, outOfSight } from "#test/support/browser/layout-errors.ts";
import { lengthenWords } from "#test/support/browser/longer-words.ts";
import { overlappingWords } from "#test/support/browser/overlapping-words.ts";
import { pagesOfEachKind } from "#test/support/browser/page-kinds.ts";
import { resize } from "#test/support/browser/resize.ts";
import { desk, narrow, phone, smallest } from "#test/support/site/site.ts";
import { narrowText, widenText } from "#test/support/browser/text-spacing.ts";
import { tornWords } from "#test/support/browser/torn-words.ts";

/** Words are longer in Kiswahili. */
const addresses = new Set([
  ...pagesOfEachKind,
  ...["/sw", "/sw/hfc", "/sw/contact-us"],
  "/calculators/motor-insurance/compare?sumInsured=1500000",
]);
const smallPhone = { width: 320, height: 568 };
/** The narrowest that shows the menu as a row, and the narrowest that shows the number beside it. */
const desks = [{ ...desk, width: 1024 }, desk];

for (const address of addresses)
  test(`${address} has no fault on any screen`, async ({ page, browser }) => {
    const errors: string[] = [];
    const note = (where: string, found: readonly string[]) =>
      errors.push(...found.map((error) => `${where}: ${error}`));

    await resize(page, desk);
    note("as it is loaded", await errorsAsLoaded(page, address, "html"));
    note("without script there is no", await missingWithoutScript(page, browser));

    for (const viewport of [phone, desk]) {
      await resize(page, viewport);
      note(`fixed at ${viewport.width}`, await fixedFaultsOf(page, address));
    }
    // Motion is reduced from here on: a fading colour is not the final one, and changing slides overlap.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    for (const viewport of [phone, desk]) {
      await resize(page, viewport);
      const found = await findBarriers(page, "html", contrast);
      note(`in the dark at ${viewport.width}`, found.flat());
    }
    await page.emulateMedia({ colorScheme: null });
    for (const viewport of [phone, desk]) {
      await resize(page, viewport);
      const where = `in forced colours at ${viewport.width}`;
      note(where, await lostInForcedColours(page));
      note(where, await unboundInForcedColours(page));
    }
    await page.emulateMedia({ forcedColors: null });

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
    // Chromium keeps the lengths of the large letters in closed folds.
    await page.reload();
    for (const viewport of narrow) {
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
    expect(errors).toEqual([]);
  });

/** A header of more than two rows, where it is seen; letters have 32 pixels. */
async function highHeader(page: Page) {
  const { height = 0 } = (await page.locator("body > header").boundingBox()) ?? {};
  return height > 6 * 32 ? [`the header is ${height} high`] : [];
}

async function missingWithoutScript(page: Page, browser: Browser) {
  const shown = await linesShown(page);
  expect(shown.length).toBeGreaterThan(2);
  const plain = new Set(await linesWithoutScript(browser, page.url()));
  return shown.filter((line) => !plain.has(line));
}

/**
 * The visible text, without parts that need script (controls, a form that replaces its link) and without the further
 * products, which change each hour.
 */
async function linesShown(page: Page) {
  const text = await page.locator("main").evaluate((main: HTMLElement) => {
    const others = main.querySelectorAll<HTMLElement>(
      ".needs-script, enquiry-section [data-island], [aria-labelledby=more-products]",
    );
    for (const part of others) part.style.display = "none";
    const { innerText } = main;
    for (const part of others) part.style.removeProperty("display");
    return innerText;
  });
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** One page without script is shared by a worker's tests. */
let plainPage: Promise<Page> | undefined;

async function linesWithoutScript(browser: Browser, url: string) {
  plainPage ??= browser
    .newContext({ javaScriptEnabled: false, viewport: desk })
    .then((context) => context.newPage());
  const page = await plainPage;
  await page.goto(url);
  return linesShown(page);
}

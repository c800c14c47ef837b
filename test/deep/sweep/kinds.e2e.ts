import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../../support/browser.ts";
import { desk, firstOfRoutes } from "../../support/site.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

for (const address of firstOfRoutes) {
  test(`${address} is sound on a desk, and says the same without script`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(desk);
    await expectAccessible(page, address, "html");
    await expectSameWithoutScript(page, browser);
  });
}

async function expectSameWithoutScript(page: Page, browser: Browser) {
  const shown = await linesShown(page);
  const plain = new Set(await linesWithoutScript(browser, page.url()));
  expect(shown.length).toBeGreaterThan(3);
  expect(
    shown.filter((line) => !plain.has(line)),
    page.url(),
  ).toEqual([]);
}

/**
 * The text that a reader sees, less what is there for script alone (controls, and a form in the place of its link) and
 * the further products, which change each hour.
 */
async function linesShown(page: Page) {
  const text = await page.locator("main").evaluate((main: HTMLElement) => {
    const others = ".needs-script, enquiry-section [data-island], [aria-labelledby=more-products]";
    for (const part of main.querySelectorAll(others)) part.remove();
    return main.innerText;
  });
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** One page without script serves all tests of a worker. */
let plainPage: Promise<Page> | undefined;

async function linesWithoutScript(browser: Browser, url: string) {
  plainPage ??= browser
    .newContext({ javaScriptEnabled: false, viewport: desk })
    .then((context) => context.newPage());
  const page = await plainPage;
  await page.goto(url);
  return linesShown(page);
}

import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { desk, firstOfRoutes, phone } from "../support/site.ts";
import { expectAccessible } from "../support/expect-accessible.ts";

for (const address of firstOfRoutes) {
  test(`${address} is sound, and says the same without script`, async ({ page, browser }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, address, "html");
    }
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

/** The text that a reader sees, less the controls that are there for script alone. */
async function linesShown(page: Page) {
  const text = await page.locator("main").evaluate((main: HTMLElement) => {
    for (const control of main.querySelectorAll("[data-needs-script]")) control.remove();
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
    .newContext({ javaScriptEnabled: false, viewport: phone })
    .then((context) => context.newPage());
  const page = await plainPage;
  await page.goto(url);
  return linesShown(page);
}

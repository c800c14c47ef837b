import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { addresses, desk, phone } from "../support/site.ts";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const address of addresses) {
  test(`${address} is sound on a desk and on a phone, and says the same without script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", baseURL + address);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      expect(await sidewaysScroll(page)).toBe(0);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(wcag22aa).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }

    const shown = await linesShown(page);
    const plain = new Set(await linesWithoutScript(browser, page.url()));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((line) => !plain.has(line))).toEqual([]);
  });
}

/** The sum of the layout shifts so far (CLS counts those without a visitor's doing). */
async function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

async function sidewaysScroll(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** What a reader sees, less the controls that are there for script alone. */
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

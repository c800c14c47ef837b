import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { addresses, desk, firstOfRoutes, phone } from "../support/site.ts";
import { findBarriers, sidewaysScroll } from "../support/sound.ts";

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

const others = addresses.filter((address) => !firstOfRoutes.has(address));
const addressesATest = 8;

for (const address of firstOfRoutes) {
  test(`${address} is sound, and says the same without script`, async ({ page, browser }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await expectSound(page, address, "html");
    }
    await expectSameWithoutScript(page, browser);
  });
}

// What another page of the same route has shown on a desk, of the shell and without script, need not be shown again.
for (let i = 0; i < others.length; i += addressesATest) {
  const some = others.slice(i, i + addressesATest);
  test(`${some[0]} and ${some.length - 1} more are sound`, async ({ page }) => {
    test.setTimeout(some.length * 20_000);
    await page.setViewportSize(phone);
    for (const address of some) {
      await test.step(address, async () => {
        await expectSound(page, address, "main");
      });
    }
  });
}

/** Loads a page anew and looks at it as it is; the viewport is set already. */
async function expectSound(page: Page, address: string, part: "html" | "main") {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(200);
  const { origin } = new URL(page.url());
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", origin + address);
  await page.evaluate(() => document.fonts.ready);
  const { sum, moved } = await layoutShift(page);
  expect(sum, [address, ...moved].join("\n")).toBeLessThanOrEqual(0.01);
  expect(await sidewaysScroll(page), address).toBe(0);
  expect(await findBarriers(page, part), address).toEqual([]);
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

/** The sum of the layout shifts so far (CLS counts those without a visitor's doing), and what was moved. */
async function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          // TypeScript's library does not know the entries of layout shifts.
          for (const entry of list.getEntries() as LayoutShift[]) {
            sum += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const [from, to] = [previousRect, currentRect].map((rect) => JSON.stringify(rect));
              const name = node instanceof Element ? node.outerHTML : node?.textContent;
              moved.push(`${name?.slice(0, 80)} from ${from} to ${to}`);
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })));
      }),
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

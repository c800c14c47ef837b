import { expect, type Page, type Request, test } from "@playwright/test";
import { applyAddress } from "#test/support/browser/application-page.ts";
import { weighRequests } from "#test/support/browser/weigh-requests.ts";

const KB = 1024;
/** The budgets of docs/performance.md, in bytes on the wire. */
const budget = { home: 150 * KB, product: 110 * KB, island: 85 * KB };

for (const [address, most] of [
  ["/", budget.home],
  ["/hfc", budget.home],
  ["/borrow/for-individuals/property-financing/home-loan", budget.product],
  // A short page, whose form is near the first screen.
  ["/borrow/for-business/overdrafts", budget.product],
] as const) {
  test(`${address} with its pictures and fonts, before the first touch`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requests = weighRequests(page);
    await openToRest(page, address);
    const { bodies, headers } = await requests.sum();
    const total = bodies + headers;
    console.info(`${address}: ${(total / KB).toFixed(1)} KB in all`);
    expect(total).toBeLessThanOrEqual(most);
  });
}

/** Leaves out scripts loaded during typing: parts of the tick box, and other countries' phone numbers. */
const ofIsland = /(?<!(?:make-proof|pbkdf2|solve\.worker|international-phone)[\w-]*)\.js$/;

for (const [island, address] of [
  ["Enquiry", "/contact-us"],
  ["Job application", applyAddress],
] as const) {
  test(`${island}, an island with React`, async ({ page }) => {
    await openToRest(page, address);
    const scripts = weighRequests(page, (url) => ofIsland.test(url));
    await page.locator("main [data-island] input:not([type=hidden])").first().focus();
    await expect(page.locator("main [data-island]")).toHaveAttribute("data-state", "awake");
    const { bodies: total } = await scripts.sum();
    console.info(`${island} with React: ${(total / KB).toFixed(1)} KB`);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budget.island);
  });
}

/** Opens a page and waits until its own requests have finished. */
async function openToRest(page: Page, address: string) {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  await page.goto(address);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The timeout is needed: a page that draws nothing more may never become idle.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
  });
  await expect.poll(() => underWay.size).toBe(0);
}

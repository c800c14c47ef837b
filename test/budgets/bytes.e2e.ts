import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { pageBudget, weighPage } from "../support/page-weight.ts";
import { addresses } from "../support/site.ts";

const KB = 1024;
/** The budgets of docs/performance.md, in bytes on the wire (brotli). */
const budget = {
  ...pageBudget,
  /** Of the heaviest kind of page, without its words: they are some 2,550, and 500 more find room. */
  code: 10_700,
  home: 150 * KB,
  product: 110 * KB,
  island: 85 * KB,
};

test("every page keeps within its bytes and holds no inline script, and one element of styles", async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const over: string[] = [];
  const heaviest = { address: "", spare: Infinity };
  for (const address of addresses) {
    const { html, scripts, spare, text } = await weighPage(baseURL ?? "", address);
    if (spare < heaviest.spare) Object.assign(heaviest, { address, spare });
    if (spare < 0) over.push(`${address}: ${-spare} bytes over (html ${html}, scripts ${scripts})`);
    if (spare >= 0 && spare < budget.spare)
      console.warn(`${address} has ${spare} bytes left of its budget`);
    if (scripts > budget.scripts) over.push(`${address}: scripts ${scripts}`);
    if (/<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")/.test(text))
      over.push(`${address}: inline script`);
    if (/\sstyle="/.test(text) || text.split("<style").length !== 2)
      over.push(`${address}: other styles than its own element of them`);
    if (/<link(?=[^>]* rel="stylesheet")(?![^>]* media="print")/.test(text))
      over.push(`${address}: a style sheet before the first paint`);
  }
  console.info(`Least is left of ${heaviest.address}: ${heaviest.spare} bytes`);
  expect(over).toEqual([]);
});

test("the heaviest kind of page leaves room for the words of editors", async ({ baseURL }) => {
  const { text } = await weighPage(baseURL ?? "", link("/calculators/home-cost"));
  const code = text.replaceAll(/<style>.*?<\/style>|(?<=>)[^<]+/gs, (part) =>
    part.startsWith("<style") ? part : "",
  );
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(budget.code);
});

for (const [address, most] of [
  ["/", budget.home],
  ["/hfc", budget.home],
  ["/borrow/for-individuals/property-financing/home-loan", budget.product],
  // A short page, on whose first screens its form is near.
  ["/borrow/for-business/overdrafts", budget.product],
] as const) {
  test(`${address} with its pictures and fonts, before the first touch`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(
        request
          .sizes()
          .then(
            ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
          ),
      );
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.info(`${address}: ${(total / KB).toFixed(1)} KB in all`);
    expect(total).toBeLessThanOrEqual(most);
  });
}

for (const [island, address] of [
  ["Calculators", "/calculators/mortgage"],
  ["Enquiry", "/contact-us"],
] as const) {
  test(`${island}, an island with React`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    await page.goto(address, { waitUntil: "networkidle" });
    page.on("requestfinished", (request) => {
      // The tick box fetches its parts by itself, and a form the numbers of all countries, while the visitor writes.
      if (/(?<!(?:make-proof|international-phone)-[\w-]+)\.js$/.test(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.locator("main [data-island] input").first().focus();
    await expect(page.locator("main [data-island]")).toHaveAttribute("data-state", "awake");
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.info(`${island} with React: ${(total / KB).toFixed(1)} KB`);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budget.island);
  });
}

import { expect, test } from "@playwright/test";
import { addresses } from "../support/site.ts";

const KB = 1024;
/** The budgets of docs/performance.md, in bytes on the wire (brotli). */
const budget = {
  page: 15 * KB,
  /** HTML with its styles fits the first flight of a connection: ten segments. */
  html: 14_000,
  scripts: 2 * KB,
  /** A change of code leaves this much to the words of editors. */
  spare: 500,
  home: 150 * KB,
  product: 110 * KB,
  island: 85 * KB,
};

async function bytesOf(url: string) {
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Encoding")).toBe("br");
  return { bytes: Number(response.headers.get("Content-Length")), text: await response.text() };
}

/** A page's HTML with its styles, and its scripts with all they import at once. */
async function weigh(baseURL: string | undefined, address: string) {
  const html = await bytesOf(`${baseURL}${address}`);
  const scripts = [...html.text.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src ?? "");
  const sum = async (files: readonly (string | undefined)[]) =>
    (await Promise.all(files.map((file) => bytesOf(`${baseURL}${file}`)))).reduce(
      (all, { bytes }) => all + bytes,
      0,
    );
  return {
    text: html.text,
    html: html.bytes,
    js: await sum(await withImports(baseURL, scripts)),
  };
}

async function withImports(baseURL: string | undefined, scripts: readonly string[]) {
  const all = new Set<string>();
  const queue = [...scripts];
  for (let script = queue.shift(); script !== undefined; script = queue.shift()) {
    if (all.has(script)) continue;
    all.add(script);
    const { text } = await bytesOf(`${baseURL}${script}`);
    for (const [, file] of text.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g))
      queue.push(`/assets/${file}`);
  }
  return [...all];
}

test("every page keeps within its bytes and holds no inline script, and one element of styles", async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const over: string[] = [];
  const heaviest = { address: "", bytes: 0 };
  const tight: string[] = [];
  for (const address of addresses) {
    const { html, js, text } = await weigh(baseURL, address);
    const bytes = html + js;
    if (bytes > heaviest.bytes) Object.assign(heaviest, { address, bytes });
    if (bytes > budget.page) over.push(`${address}: page ${bytes} (html ${html}, js ${js})`);
    const spare = Math.min(budget.page - bytes, budget.html - html);
    if (spare < budget.spare) tight.push(`${address} has ${spare} bytes left of its budget`);
    if (html > budget.html) over.push(`${address}: html ${html}`);
    if (js > budget.scripts) over.push(`${address}: scripts ${js}`);
    if (/<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")/.test(text))
      over.push(`${address}: inline script`);
    if (/\sstyle="/.test(text) || text.split("<style").length !== 2)
      over.push(`${address}: other styles than its own element of them`);
    if (/<link(?=[^>]* rel="stylesheet")(?![^>]* media="print")/.test(text))
      over.push(`${address}: a style sheet before the first paint`);
  }
  console.info(`Heaviest page: ${heaviest.address}, ${heaviest.bytes} bytes`);
  for (const warning of tight) console.warn(warning);
  expect(over).toEqual([]);
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

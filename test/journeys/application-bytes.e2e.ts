import { expect, test } from "../support/browser.ts";
import { applyAddress, partsOf } from "../support/application-page.ts";
import { becomeNewVisitor } from "../support/enquiry-page.ts";
import { weighRequests } from "../support/weigh-requests.ts";

const KB = 1024;

async function bytesOf(url: string) {
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  expect(response.headers.get("Content-Encoding")).toBe("br");
  return { bytes: Number(response.headers.get("Content-Length")), text: await response.text() };
}

test("the page before the first touch", async ({ baseURL }) => {
  const html = await bytesOf(`${baseURL}${applyAddress}`);
  const files = [...html.text.matchAll(/(?:rel="stylesheet" href|<script[^>]+src)="([^"]+)"/g)];
  const weights = await Promise.all(files.map(([, file]) => bytesOf(`${baseURL}${file}`)));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, html.bytes);
  console.info(`${applyAddress}: ${total} bytes`);
  expect(total).toBeLessThanOrEqual(15 * KB);
  expect(html.text.match(/<style/g)).toHaveLength(1);
  expect(html.text).not.toMatch(
    /\sstyle="|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/,
  );
});

test("the island with React; what solves the tick box's task comes after it", async ({ page }) => {
  await becomeNewVisitor(page);
  // All scripts before the first touch have come.
  await page.goto(applyAddress, { waitUntil: "networkidle" });
  const scripts = weighRequests(
    page,
    (url) => url.endsWith(".js") && !/make-proof|pbkdf2|solve\.worker/.test(url),
  );
  const { phone, island } = partsOf(page);
  await phone.focus();
  await expect(island).toHaveAttribute("data-state", "awake");
  const { bodies: total } = await scripts.sum();
  console.info(`The application with React: ${(total / KB).toFixed(1)} KB`);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(85 * KB);
});

import { expect, test } from "../support/browser.ts";
import { applyAddress } from "../support/application-page.ts";

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

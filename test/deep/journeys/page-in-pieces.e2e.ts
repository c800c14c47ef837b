import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { content, found } from "#test/support/content/content.ts";
import { layoutShift } from "#test/support/browser/layout-shift.ts";
import { phone } from "#test/support/site/site.ts";

const pictured = found(content.properties.find(({ images }) => images.length > 1));

/** A page, and the point in its HTML where the connection pauses until the first paint. */
const cuts = [
  ["the words of a banner", "/borrow/for-individuals/property-financing/home-loan", "<h1>"],
  ["the words of the dock", link("/contact-us"), "</calculators-widget>"],
  ["the dots of a gallery", paths.property(pictured.path), 'data-dot=""'],
] as const;

for (const [what, address, cut] of cuts)
  test(`nothing moves while ${what} arrive`, async ({ page, baseURL }) => {
    const { promise: isPainted, resolve: goOn } = Promise.withResolvers<void>();
    const server = createServer(async ({ url = "" }, response) => {
      const answer = await fetch(`${baseURL}${url}`);
      const headers = { "Content-Type": answer.headers.get("Content-Type") ?? "" };
      if (url !== address)
        return response.writeHead(answer.status, headers).end(await answer.bytes());
      const html = await answer.text();
      const end = html.indexOf(cut) + cut.length;
      expect(end).toBeGreaterThan(cut.length);
      response.writeHead(200, headers).write(html.slice(0, end));
      await isPainted;
      response.end(html.slice(end));
    });
    await page.setViewportSize(phone);
    await page.goto(`${await originOf(server)}${address}`, { waitUntil: "commit" });
    await expect.poll(() => page.evaluate(wasPainted)).toBe(true);
    goOn();
    await page.waitForLoadState();
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved.join("\n")).toBeLessThanOrEqual(0.01);
    await close(server);
  });

/** Runs in the page. */
const wasPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;

async function originOf(server: Server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
}

function close(server: Server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

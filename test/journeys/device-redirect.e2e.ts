import { expect, test } from "@playwright/test";
import { content } from "#test/support/content/content.ts";

const { messages, settings } = content;
const { androidApp, iosApp, digitalBanking } = settings.links;

const userAgents = {
  android:
    "Mozilla/5.0 (Linux; Android 14; TECNO KI5q) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  desktop:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  crawler: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

for (const [device, store] of [
  ["android", androidApp],
  ["iphone", iosApp],
  ["desktop", digitalBanking],
] as const) {
  test(`/app sends ${device} to ${store}`, async ({ request }) => {
    for (const address of ["/app", "/app?utm_source=x"]) {
      const headers = { "User-Agent": userAgents[device] };
      const response = await request.get(address, { headers, maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers()).toMatchObject({ location: store, vary: "User-Agent" });
      expect(response.headers()["cache-control"]).toContain("no-store");
    }
  });
}

test("/app redirects an iPad, which identifies itself as a Mac, to its store", async ({
  browser,
}) => {
  const context = await browser.newContext({ userAgent: userAgents.mac, hasTouch: true });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "maxTouchPoints", { value: 5 });
  });
  const page = await context.newPage();
  await page.route(`${new URL(iosApp).origin}/**`, (route) => route.fulfill({ body: "There" }));
  await page.goto("/app");
  await expect(page).toHaveURL(iosApp);
  await context.close();
});

test("/app gives a crawler the page, also after others were sent on", async ({ request }) => {
  const ask = (userAgent: string) =>
    request.get("/app", { headers: { "User-Agent": userAgent }, maxRedirects: 0 });
  expect((await ask(userAgents.android)).status()).toBe(302);
  const response = await ask(userAgents.crawler);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("text/html");
  const html = await response.text();
  for (const text of [messages.loading, messages.loadingWait]) expect(html).toContain(text);
  for (const store of [androidApp, iosApp, digitalBanking]) {
    expect(html).toContain(`href="${store}"`);
  }
  expect((await ask(userAgents.iphone)).status()).toBe(302);
});

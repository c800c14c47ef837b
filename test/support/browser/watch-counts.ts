import type { Page } from "@playwright/test";

/** The requests as they are sent, and the server's answers. */
export async function watchCounts(page: Page) {
  const sent: unknown[] = [];
  const statuses: number[] = [];
  await page.exposeFunction("noteSent", (body: string) => sent.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      // Playwright cannot read a beacon's body after it is sent.
      if (body instanceof Blob)
        void body.text().then((text) => Reflect.get(globalThis, "noteSent")(text));
      return send(url, body);
    };
  });
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/api/website/analytics")
      statuses.push(response.status());
  });
  return { sent, statuses };
}

/** A page view as it is sent. */
export const view = (page: string) => ({ page, event: "page_view" });

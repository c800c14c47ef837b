import type { Page } from "@playwright/test";
import { expect, test } from "#test/support/browser.ts";
import { isDifference } from "#test/support/dictionaries.ts";

/** Pages without a form, in which a time would stand. */
const walk = ["/hfc", "/borrow", "/sw/borrow", "/about-us"];

/** Goes there, and says in what encoding the page came, and what the browser read. */
async function visit(page: Page, path: string) {
  const answer = await page.goto(path);
  const { "content-encoding": encoding = "none" } = (await answer?.allHeaders()) ?? {};
  return { encoding, html: await answer?.text(), heading: await page.locator("h1").textContent() };
}

test("each page is sent as what differs from the one before, and is the same as alone", async ({
  page,
  request,
}) => {
  const encodings = [];
  for (const path of walk) {
    const { encoding, html, heading } = await visit(page, path);
    encodings.push(encoding);
    const alone = await request.get(path);
    expect(alone.headers()["content-encoding"]).toBe("br");
    expect(html).toBe(await alone.text());
    expect(html).toContain(heading);
  }
  const [first, ...later] = encodings;
  expect(first).toBe("br");
  expect(later.map(isDifference)).toEqual([true, true, true]);
});

test("a page that many come to from another is smaller, and still the same", async ({
  browser,
  request,
}) => {
  const alone = await (await request.get("/borrow")).text();
  await expect(async () => {
    // A new visitor, who has neither page.
    const page = await browser.newPage();
    await visit(page, "/hfc");
    const { encoding, html } = await visit(page, "/borrow");
    await page.close();
    expect(html).toBe(alone);
    expect(encoding).toBe("dcb");
  }).toPass({ timeout: 20_000 });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is sent so too", async ({ page }) => {
    await visit(page, "/hfc");
    expect(await visit(page, "/borrow")).toMatchObject({
      encoding: expect.stringMatching(/^dc[bz]$/),
      heading: "Borrow",
    });
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "#test/support/browser.ts";

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
  expect(encodings).toEqual(["br", "dcz", "dcz", "dcz"]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is sent so too", async ({ page }) => {
    await visit(page, "/hfc");
    expect(await visit(page, "/borrow")).toMatchObject({ encoding: "dcz", heading: "Borrow" });
  });
});

import { expect, test } from "@playwright/test";

test("a page that many come to from another is smaller, and still the same", async ({
  browser,
  request,
}) => {
  const alone = await (await request.get("/borrow")).text();
  await expect(async () => {
    // A new visitor, who has neither page.
    const page = await browser.newPage();
    await page.goto("/hfc");
    const answer = await page.goto("/borrow");
    const { "content-encoding": encoding } = (await answer?.allHeaders()) ?? {};
    const html = await answer?.text();
    await page.close();
    expect(html).toBe(alone);
    expect(encoding).toBe("dcb");
  }).toPass();
});

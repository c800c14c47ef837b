import { expect, test } from "#test/support/browser/browser.ts";
import { isDifference } from "#test/support/site/dictionaries.ts";
import { desk, phone } from "#test/support/site/site.ts";

/** Pages without a form, whose timestamp would change. */
const walk = ["/hfc", "/borrow", "/sw/borrow", "/about-us"];

for (const [javaScriptEnabled, viewport, paths] of [
  [true, phone, walk],
  [false, desk, walk.slice(0, 2)],
] as const) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport });

    test("each page is sent as a difference from the one before, and is the same as without", async ({
      page,
      request,
    }) => {
      for (const path of paths) {
        const answer = await page.goto(path);
        const { "content-encoding": encoding = "none" } = (await answer?.allHeaders()) ?? {};
        if (path === paths[0]) expect(encoding).toBe("br");
        else expect(isDifference(encoding), `${path} came as ${encoding}`).toBe(true);
        const alone = await request.get(path);
        expect(alone.headers()["content-encoding"]).toBe("br");
        expect(await answer?.text()).toBe(await alone.text());
        expect(await alone.text()).toContain(await page.locator("h1").textContent());
      }
    });
  });
}

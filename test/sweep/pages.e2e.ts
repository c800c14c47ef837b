import { test } from "../support/browser.ts";
import { firstOfRoutes, phone } from "../support/site.ts";
import { expectAccessible } from "../support/expect-accessible.ts";

test.use({ viewport: phone });

for (const address of firstOfRoutes) {
  test(`${address} is sound on a phone`, async ({ page }) => {
    await expectAccessible(page, address, "html");
  });
}

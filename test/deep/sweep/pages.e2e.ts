import { test } from "../../support/browser.ts";
import { addresses, firstOfRoutes, phone } from "../../support/site.ts";
import { expectAccessible } from "../../support/expect-accessible.ts";

const others = addresses.filter((address) => !firstOfRoutes.has(address));
const addressesATest = 8;

// A part of the shell that another page of the same route has shown need not be shown again.
for (let i = 0; i < others.length; i += addressesATest) {
  const some = others.slice(i, i + addressesATest);
  test(`${some[0]} and ${some.length - 1} more are sound`, async ({ page }) => {
    test.setTimeout(some.length * 20_000);
    await page.setViewportSize(phone);
    for (const address of some) {
      await test.step(address, async () => {
        await expectAccessible(page, address, "main");
      });
    }
  });
}

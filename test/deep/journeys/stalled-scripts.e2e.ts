import { test } from "../../support/browser.ts";
import { acts, scriptsOf, withoutFirst } from "../../support/pressed-on-a-bad-line.ts";
import { presses } from "../../support/presses.ts";

// Each script by itself, and spoiled in other ways: test/deep/scripts.
for (const press of presses) {
  test(`${press.name}: acts within three seconds though its scripts stall`, async ({ browser }) => {
    const scripts = await scriptsOf(browser, press);
    await acts(browser, press, scripts, { fault: "stalled", hit: withoutFirst(scripts.all) });
  });
}

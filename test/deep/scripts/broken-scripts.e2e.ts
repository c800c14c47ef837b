import { test } from "../../support/browser.ts";
import { acts, casesOf, scriptsOf } from "../../support/pressed-on-a-bad-line.ts";
import { presses } from "../../support/presses.ts";

/** So many pages wait side by side. */
const pagesAtOnce = 3;

for (const press of presses) {
  test(`${press.name}: acts within three seconds, whatever becomes of a script`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const scripts = await scriptsOf(browser, press);
    const queue = casesOf(scripts).values();
    const work = async () => {
      for (const each of queue) await acts(browser, press, scripts, each);
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  });
}

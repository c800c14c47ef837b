import { test } from "#test/support/browser/browser.ts";
import {
  acts,
  casesOf,
  type Scripts,
  scriptsOf,
  sharedScripts,
} from "#test/support/browser/pressed-on-a-bad-line.ts";
import { type Press, presses } from "#test/support/browser/presses.ts";

/** The number of pages open at a time. */
const pagesAtOnce = 3;

const known = new Map<Press, Scripts>();

test.beforeAll(async ({ browser }) => {
  for (const press of presses) known.set(press, await scriptsOf(browser, press));
});

for (const [turn, press] of presses.entries()) {
  test(`${press.name}: acts within three seconds, though a script stalls or is broken`, async ({
    browser,
  }) => {
    const scripts = known.get(press) ?? (await scriptsOf(browser, press));
    const queue = casesOf(scripts, turn, sharedScripts([...known.values()])).values();
    const work = async () => {
      for (const each of queue) await acts(browser, press, scripts, each);
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
  });
}

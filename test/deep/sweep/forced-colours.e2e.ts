import { expect, test } from "../../support/browser.ts";
import { lostInForcedColours, unboundInForcedColours } from "../../support/forced-colours.ts";
import { pagesOfEachKind as addresses } from "../../support/page-kinds.ts";
import { openPanel, panels } from "../../support/panels.ts";
import { resize } from "../../support/resize.ts";
import { desk, phone } from "../../support/site.ts";

const atOnce = 20;

for (let i = 0; i < addresses.length; i += atOnce) {
  const some = addresses.slice(i, i + atOnce);
  test(`${some[0]} and ${some.length - 1} more keep their edges in forced colours`, async ({
    page,
  }) => {
    test.setTimeout(some.length * 10_000);
    const errors: string[] = [];
    for (const address of some) {
      await page.goto(address);
      for (const viewport of [phone, desk]) {
        await resize(page, viewport);
        const lost = [
          ...(await lostInForcedColours(page)),
          ...(await unboundInForcedColours(page)),
        ];
        errors.push(...lost.map((error) => `${address} at ${viewport.width}: ${error}`));
      }
    }
    expect(errors).toEqual([]);
  });
}

for (const viewport of [phone, desk]) {
  test(`at ${viewport.width} what opens over a page has an edge in forced colours`, async ({
    page,
  }) => {
    await resize(page, viewport);
    const errors: string[] = [];
    for (const [address, openers, panel] of panels) {
      await expect(() => openPanel(page, address, openers, panel)).toPass();
      const lost = [...(await unboundInForcedColours(page)), ...(await lostInForcedColours(page))];
      errors.push(...lost.map((error) => `${address} ${panel}: ${error}`));
    }
    expect(errors).toEqual([]);
  });
}

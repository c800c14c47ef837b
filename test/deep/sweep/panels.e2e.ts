import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#test/support/browser/browser.ts";
import {
  lostInForcedColours,
  unboundInForcedColours,
} from "#test/support/browser/forced-colours.ts";
import { layoutErrors } from "#test/support/browser/layout-errors.ts";
import { lengthenWords, spilledWords } from "#test/support/browser/longer-words.ts";
import { openPanel, panels } from "#test/support/browser/panels.ts";
import { resize } from "#test/support/browser/resize.ts";
import { desk, narrow, phone } from "#test/support/site/site.ts";
import { narrowText, widenText } from "#test/support/browser/text-spacing.ts";

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

const opened = [
  [["button[popovertarget=menu]", "#menu summary"], "#menu"],
  [["button[popovertarget=search]"], "#search:has(:focus)"],
  [["calculators-widget > a"], "calculators-widget > :is([popover], dialog):has(form, select)"],
] as const;

for (const address of ["/hfc", "/sw/hfc", "/about-us"]) {
  for (const viewport of narrow) {
    test(`${address} at ${viewport.width}: menu, search and calculators are whole`, async ({
      page,
    }) => {
      await resize(page, viewport);
      for (const [openers, panel] of opened) {
        await openPanel(page, address, openers, panel);
        const isWide = viewport.width === phone.width;
        if (isWide) await widenText(page);
        await expectWhole(page, page.locator(panel));
        if (!isWide) {
          await expectNoBarriers(page);
          continue;
        }
        await narrowText(page);
        await lengthenWords(page);
        await expectWhole(page, page.locator(panel));
        expect(await spilledWords(page.locator(panel))).toEqual([]);
      }
    });
  }
}

async function expectWhole(page: Page, panel: Locator) {
  await expect(panel).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await layoutErrors(page)).toEqual([]);
}

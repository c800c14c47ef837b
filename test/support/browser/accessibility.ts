import { expect, type Page } from "@playwright/test";
import axeCore, { type RunOptions } from "axe-core";

declare global {
  /** Of a page into which axe has been loaded. */
  var axe: typeof import("axe-core");
}

const wcag22aa: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // The results that are well take axe as long as the search itself.
  resultTypes: ["violations"],
  selectors: false,
};

/** The rules that depend on width: controls of less than 24 px, and boxes that only a finger can scroll. */
export const reach: RunOptions = {
  ...wcag22aa,
  runOnly: { type: "rule", values: ["target-size", "scrollable-region-focusable"] },
};

/** The rule that depends on the colour scheme. */
export const contrast: RunOptions = {
  ...wcag22aa,
  runOnly: { type: "rule", values: ["color-contrast"] },
};

/** The violations that axe finds in a part of a page: each rule with its elements. */
export async function findBarriers(
  page: Page,
  part = "html",
  asked = wcag22aa,
): Promise<string[][]> {
  // A page may scroll to its errors when it loads.
  await page.waitForLoadState("load");
  // The header is sticky: a link that it half covers only seems too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ({ within, rules }) => {
      // A control that the dock half covers is too small only there.
      const dock = document.querySelectorAll<HTMLElement>("#dock, div:has(> [data-page-action])");
      for (const each of dock) each.style.position = "static";
      const { violations } = await axe.run(within, rules);
      for (const each of dock) each.style.removeProperty("position");
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    },
    { within: part, rules: asked },
  );
}

/** Checks that axe finds no violation in a part of a page, and that the page does not scroll sideways. */
export async function expectNoBarriers(page: Page, part?: string) {
  expect(await findBarriers(page, part)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** The pixels that a page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

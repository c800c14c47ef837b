import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds in a part of a page: each rule with the elements that break it. */
export async function findBarriers(page: Page, part = "html") {
  // The header sticks: a link that it half covers is too small only there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // No page holds a frame, so a second page to end the run in is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).withTags(wcag22aa);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

/** How far a page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

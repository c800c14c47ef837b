import type { Page } from "@playwright/test";
import { sidewaysScroll } from "./accessibility.ts";
import { cutOff } from "./cut-off.ts";

/** The parts that are cut off at this width, or need scrolling sideways. */
export const layoutErrors = async (page: Page): Promise<string[]> => [
  ...((await sidewaysScroll(page)) > 0 ? ["scrolls sideways"] : []),
  ...(await cutOff(page)),
  ...(await totalsOutOfSight(page)),
];

/** Tables with a total whose amounts are reached by scrolling sideways alone. */
const totalsOutOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=region]:has(tfoot)")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((region) => `the total of "${region.getAttribute("aria-label")}" is out of sight`),
  );

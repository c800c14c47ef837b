import type { Page } from "@playwright/test";
import { sidewaysScroll } from "./accessibility.ts";
import { cutOff } from "./cut-off.ts";

/** The parts that are cut off at this width, or need scrolling sideways. */
export const layoutErrors = async (page: Page): Promise<string[]> => [
  ...((await sidewaysScroll(page)) > 0 ? ["scrolls sideways"] : []),
  ...(await cutOff(page)),
  ...(await outOfSight(page, "tfoot")),
];

/** Tables with such a part whose amounts are only visible after scrolling sideways. */
export const outOfSight = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`[role=region]:has(${selector})`)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((region) => `a part of "${region.getAttribute("aria-label")}" is out of sight`),
    part,
  );

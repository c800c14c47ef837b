import type { Page } from "@playwright/test";
import { sidewaysScroll } from "./accessibility.ts";
import { cutOff } from "./cut-off.ts";

/** What a visitor of a window of this width can't see, or only by scrolling sideways. */
export const layoutErrors = async (page: Page): Promise<string[]> => [
  ...((await sidewaysScroll(page)) > 0 ? ["scrolls sideways"] : []),
  ...(await cutOff(page)),
];

import type { Page } from "@playwright/test";
import { sidewaysScroll } from "./accessibility.ts";
import { cutOff } from "./cut-off.ts";

/** The parts that are cut off at this width, or need scrolling sideways. */
export const layoutErrors = async (page: Page): Promise<string[]> => [
  ...((await sidewaysScroll(page)) > 0 ? ["scrolls sideways"] : []),
  ...(await cutOff(page)),
];

import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";
import { findBarriers, sidewaysScroll } from "./accessibility.ts";
import { layoutShift } from "./layout-shift.ts";

/** Loads a page anew and looks at it as it is; the viewport is set already. */
export async function expectAccessible(page: Page, address: string, part: "html" | "main") {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(200);
  const { origin } = new URL(page.url());
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", origin + address);
  await page.evaluate(() => document.fonts.ready);
  const { sum, moved } = await layoutShift(page);
  expect(sum, [address, ...moved].join("\n")).toBeLessThanOrEqual(0.01);
  expect(await sidewaysScroll(page), address).toBe(0);
  expect(await findBarriers(page, part), address).toEqual([]);
}

import type { Locator, Page } from "@playwright/test";

/** Scrolls until a part is half a screen below the window, or a little where it is nearer. */
export async function becomesNear(page: Page, part: Locator) {
  const top = await part.evaluate((element) => {
    const target = element.firstElementChild ?? element;
    return target.getBoundingClientRect().top - innerHeight * 1.5;
  });
  await page.mouse.wheel(0, Math.max(top, 8));
}

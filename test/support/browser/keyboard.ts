import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the control has the focus, however many presses that takes. */
export async function tabTo(page: Page, control: Locator, most = 60) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, `not reached by ${most} presses of Tab`).toBeFocused();
}

/** The elements outside a part that Tab reaches, by their first words; the page as a whole does not count. */
export async function reachedOutside(page: Page, part: Locator, presses: number) {
  const reached: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    const words = await part.evaluate((element) => {
      const { activeElement: focused } = document;
      const isOutside = focused !== document.body && !element.contains(focused);
      return isOutside
        ? (focused?.ariaLabel ?? focused?.textContent?.trim().slice(0, 40))
        : undefined;
    });
    if (words !== undefined) reached.push(words);
  }
  return reached;
}

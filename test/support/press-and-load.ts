import type { Locator } from "@playwright/test";

/** Presses a button and waits for its page: an answer while typing may have shown the page's URL before. */
export async function pressAndLoad(button: Locator): Promise<void> {
  await Promise.all([button.page().waitForEvent("load"), button.click()]);
}

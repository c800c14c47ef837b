import type { Locator } from "@playwright/test";

/** Presses a button and waits for the new page: the URL alone may already be there from an answer during typing. */
export async function pressAndLoad(button: Locator): Promise<void> {
  await Promise.all([button.page().waitForEvent("load"), button.click()]);
}

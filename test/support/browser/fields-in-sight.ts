import { expect, type Page } from "@playwright/test";
import { desk, phone } from "#test/support/site/site.ts";

/**
 * Follows each link of the error summary, then tabs backwards through the form, on a phone and on a desktop: each field
 * that is reached shows its label and hint.
 */
export async function expectFieldsInSight(page: Page, errorsOf: () => Promise<void>) {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await errorsOf();
    const form = page.locator("main form", { has: page.locator("[aria-invalid=true]") });
    const links = page.locator("main section li > a[href^='#']");
    await expect(links.first()).toBeVisible();
    const faults: string[] = [];
    for (const link of await links.all()) {
      await link.click();
      faults.push(...(await page.evaluate(hiddenParts, "error link")));
    }
    await form.locator("button[type=submit]").last().focus();
    for (
      let back = (await form.locator("input, select, textarea").count()) + 2;
      back > 0;
      back -= 1
    ) {
      await page.keyboard.press("Shift+Tab");
      faults.push(...(await page.evaluate(hiddenParts, "Shift+Tab")));
    }
    expect(faults, `at ${viewport.width}`).toEqual([]);
  }
}

/** The parts of the focused field that are out of sight or under something. */
function hiddenParts(way: string): string[] {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches("main :is(input, select, textarea)"))
    return [];
  const group = field.matches("[type=radio]") ? field.closest("fieldset") : null;
  const label =
    group?.querySelector("legend") ?? document.querySelector(`label[for="${field.id}"]`);
  const hint = document.getElementById(`${field.id}-hint`);
  // Only the first radio button must be visible together with its question.
  const parts = group && field.id === "" ? [field] : [field, label, hint];
  return parts.flatMap((part) => {
    if (!part) return [];
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isHidden = [top + 2, bottom - 2].some((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      // Parts of a form may share a place, as a tick box and its words.
      return !hit || !(field.closest("form")?.contains(hit) || hit.contains(part));
    });
    return isHidden
      ? [`${way} to ${field.id}: ${part.textContent || "field"} from ${top} to ${bottom}`]
      : [];
  });
}

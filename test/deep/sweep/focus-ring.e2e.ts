import type { Page } from "@playwright/test";
import { expect, test } from "#test/support/browser/browser.ts";
import { ringShare } from "#test/support/browser/focus-ring.ts";
import { pagesOfEachKind } from "#test/support/browser/page-kinds.ts";
import { elementsAreDefined, openPanel, panels } from "#test/support/browser/panels.ts";
import { resize } from "#test/support/browser/resize.ts";
import { desk, phone } from "#test/support/site/site.ts";

const addresses = [...pagesOfEachKind, "/hfc-rights-issue/faqs"];
/** Slightly less than all, for rounded corners and wrapped lines. */
const enough = 0.85;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const half = Math.ceil(addresses.length / 2);
for (const some of [addresses.slice(0, half), addresses.slice(half)]) {
  test(`${some[0]} and ${some.length - 1} more: the focus ring is visible on every background`, async ({
    page,
  }) => {
    const seen = new Set<string>();
    const faint: string[] = [];
    for (const address of some) {
      await page.goto(address);
      await wakeIslands(page);
      for (const viewport of [phone, desk]) {
        await resize(page, viewport);
        faint.push(...(await faintRings(page, "html", seen)).map((what) => `${address}: ${what}`));
      }
    }
    expect(faint).toEqual([]);
  });
}

for (const viewport of [phone, desk]) {
  test(`at ${viewport.width} the focus is seen in what opens over a page`, async ({ page }) => {
    await resize(page, viewport);
    const faint: string[] = [];
    for (const [address, openers, panel] of panels) {
      // If the machine is slow, the click may open the panel's own page.
      await expect(() => openPanel(page, address, openers, panel)).toPass();
      const found = await faintRings(page, panel, new Set());
      faint.push(...found.map((what) => `${address} ${panel}: ${what}`));
    }
    expect(faint).toEqual([]);
  });
}

/** The first focus loads an island's script, whose rendering would move the page during the screenshots. */
async function wakeIslands(page: Page) {
  await elementsAreDefined(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-island]"))
      island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  const isAsleep = "[data-island]:not([data-state=awake])";
  await page.waitForFunction((asleep) => !document.querySelector(asleep), isAsleep);
}

/** The elements whose ring is hardly visible: the first of each kind on each background. */
async function faintRings(page: Page, part: string, seen: Set<string>) {
  // From here on, focus counts as keyboard focus.
  await page.keyboard.press("Tab");
  const kinds = await page.locator(part).locator("visible=true").first().evaluate(markKinds);
  const faint: string[] = [];
  for (const [mark, kind] of kinds) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const share = await shareAtRest(page, mark);
    if (share < enough) faint.push(`${share.toFixed(2)} ${kind}`);
  }
  return faint;
}

/**
 * Late parts may move an element, and a busy machine paints late, so a faint ring is checked again. Skips an element
 * that is replaced, such as a link by its form.
 */
async function shareAtRest(page: Page, mark: string) {
  const element = await page.$(`[data-kind="${mark}"]`);
  let share = 0;
  for (let look = 0; look < 3 && share < enough; look += 1) {
    if (!(await element?.evaluate(bringToRest))) return Infinity;
    if (element) share = await ringShare(page, element);
  }
  return share;
}

/**
 * Scrolls it to the middle of the screen; lazy parts on the way get their real height, which moves it. False if it left
 * the page.
 */
async function bringToRest(element: Element) {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (let top = Number.NaN; top !== element.getBoundingClientRect().top;) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    ({ top } = element.getBoundingClientRect());
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
  return element.isConnected;
}

/** Marks focusable elements: one of each kind, by its classes and those of its background. */
function markKinds(part: Element) {
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0'], video";
  const kinds = new Map<string, Element>();
  for (const each of document.querySelectorAll("[data-kind]")) each.removeAttribute("data-kind");
  for (const each of part.querySelectorAll(focusable)) {
    const { width, height } = each.getBoundingClientRect();
    const isShown = each.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    if (!isShown || each.matches(":disabled, [tabindex='-1'], [inert] *")) continue;
    const kind = `${nameOf(each)} on ${groundOf(each)}`;
    if (!kinds.has(kind)) kinds.set(kind, each);
  }
  return [...kinds].map(([kind, each], i) => {
    each.setAttribute("data-kind", `${i}`);
    return [`${i}`, kind] as const;
  });

  function nameOf(element: Element) {
    return [element.localName, ...element.classList].join(".");
  }

  function groundOf(element: Element) {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      if (backgroundImage !== "none" || !/, 0\)$/.test(backgroundColor))
        return `${nameOf(each)} ${backgroundColor}`;
    }
    return "nothing";
  }
}

import type { Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { ringShare } from "../support/focus-ring.ts";
import { desk, firstOfRoutes, phone } from "../support/site.ts";

const addresses = [
  ...firstOfRoutes,
  ...["/search/loan", "/no/such/page", "/hfc-rights-issue/faqs"],
  ...content.specimenJobs.slice(0, 1).map(({ id }) => paths.jobApplication(id)),
  "/calculators/mortgage?amount=5000000&rate=14&years=20",
  "/calculators/mortgage?amount=x",
];
/** Rounded corners and broken lines leave a little out. */
const enough = 0.85;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const half = Math.ceil(addresses.length / 2);
for (const some of [addresses.slice(0, half), addresses.slice(half)]) {
  test(`${some[0]} and ${some.length - 1} more: the focus is seen on every ground`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const seen = new Set<string>();
    const faint: string[] = [];
    for (const address of some) {
      await page.goto(address);
      await wakeIslands(page);
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport);
        faint.push(...(await faintRings(page, "html", seen)).map((what) => `${address}: ${what}`));
      }
    }
    expect(faint).toEqual([]);
  });
}

for (const viewport of [phone, desk]) {
  test(`at ${viewport.width} the focus is seen in what opens over a page`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    const faint: string[] = [];
    for (const [address, openers, panel] of panels) {
      // On a machine that is slow for a moment, a press leads to the panel's own page.
      await expect(() => openPanel(page, address, openers, panel)).toPass();
      const found = await faintRings(page, panel, new Set());
      faint.push(...found.map((what) => `${address} ${panel}: ${what}`));
    }
    expect(faint).toEqual([]);
  });
}

async function openPanel(page: Page, address: string, openers: readonly string[], panel: string) {
  await page.goto(address);
  await elementsAreDefined(page);
  for (const opener of openers) {
    const button = page.locator(opener).locator("visible=true").first();
    if (await button.isVisible()) await button.click();
  }
  await expect(page.locator(panel).locator("visible=true").first()).toBeVisible();
}

/** The first focus brings an island's script, and what it draws anew would move under the camera. */
async function wakeIslands(page: Page) {
  await elementsAreDefined(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("[data-island]"))
      island.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
  const isAsleep = "[data-island]:not([data-state=awake])";
  await page.waitForFunction((asleep) => !document.querySelector(asleep), isAsleep);
}

/** Until then a slide that is to be out of reach looks as if it could take the focus. */
const elementsAreDefined = (page: Page) =>
  page.waitForFunction(() => !document.querySelector(":not(:defined, site-menu)"));

/** The controls to press one after the other, as far as they are there, and the parts that open then. */
const panels = [
  ["/hfc", ["button[popovertarget=menu]", "#menu summary"], "#menu details[open]"],
  ["/about-us", ["button[popovertarget=menu]"], "#menu"],
  ["/hfc", ["button[popovertarget=search]"], "#search"],
  ["/hfc", ["calculators-widget > a"], "calculators-widget section, calculators-widget dialog"],
  ["/", ["film-dialog a[data-open]"], "film-dialog dialog"],
  ["/rightsissue", ["[data-option=faqs]"], "option-cards > section"],
] as const;

/** Of each kind of element on each ground, the first: those whose ring can hardly be seen. */
async function faintRings(page: Page, part: string, seen: Set<string>) {
  // From here on the focus is a keyboard's.
  await page.keyboard.press("Tab");
  const kinds = await page.locator(part).locator("visible=true").first().evaluate(markKinds);
  const faint: string[] = [];
  for (const [mark, kind] of kinds) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const element = page.locator(`[data-kind="${mark}"]`);
    await element.evaluate(bringToRest);
    const share = await ringShare(page, element);
    if (share < enough) faint.push(`${share.toFixed(2)} ${kind}`);
  }
  return faint;
}

/** Into the middle of the screen; parts of the page that come near on the way take their true height, which moves it. */
async function bringToRest(element: Element) {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (let top = Number.NaN; top !== element.getBoundingClientRect().top;) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    ({ top } = element.getBoundingClientRect());
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

/** Marks what can take the focus: one of each kind, by its own classes and those of what it stands on. */
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

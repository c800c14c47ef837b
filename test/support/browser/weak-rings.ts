import type { Page } from "@playwright/test";

/**
 * Checks the styles of focusable elements, one of each kind: an outline of two pixels with a contrast of three to one
 * (WCAG 2.4.13) against its background or the ring next to it. Whether something covers the ring is checked by pixels
 * only (test/deep/sweep/focus-ring.e2e.ts).
 */
export async function weakRings(page: Page): Promise<string[]> {
  // From here on, focus counts as keyboard focus.
  await page.keyboard.press("Tab");
  return page.evaluate(findWeakRings);
}

function findWeakRings() {
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0'], video";
  const kinds = new Map<string, Element>();
  for (const each of document.querySelectorAll(focusable)) {
    if (!isShown(each) || each.matches(":disabled, [tabindex='-1'], [inert] *")) continue;
    kinds.set(`${nameOf(each)} on ${nameOf(groundOf(each))}`, each);
  }
  return [...kinds].flatMap(([kind, element]) => (hasRing(element) ? [] : [kind]));

  function hasRing(element: Element) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return true;
    element.focus({ preventScroll: true });
    // Skips an element that is replaced, such as a link by its form.
    if (document.activeElement !== element || !isShown(element)) return true;
    for (let each: Element | null = element; each; each = each.parentElement)
      if (isRing(each, getComputedStyle(groundOf(each)).backgroundColor)) return true;
    return false;
  }

  /** A card or a row may have the ring of what is in it. */
  function isRing(element: Element, ground: string) {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const isThick = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    const beside = boxShadow.match(/rgba?\([^)]*\)/g) ?? [];
    return isThick && [ground, ...beside].some((colour) => contrast(outlineColor, colour) >= 3);
  }

  function isShown(element: Element) {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  }

  function nameOf(element: Element) {
    return [element.localName, ...element.classList].join(".");
  }

  /** The nearest that paints the whole of its box. */
  function groundOf(element: Element): Element {
    for (let each = element.parentElement; each; each = each.parentElement)
      if (!/, 0\)$|^transparent$/.test(getComputedStyle(each).backgroundColor)) return each;
    return document.body;
  }

  function contrast(one: string, other: string) {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  function luminance(colour: string) {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

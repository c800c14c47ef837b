import type { Page } from "@playwright/test";
import { contrast } from "#test/support/contrast.ts";

/**
 * Checks the styles of focusable elements, one of each kind: an outline of two pixels with a contrast of three to one
 * (WCAG 2.4.13) against its background or the ring next to it. Whether something covers the ring is checked by pixels
 * only (test/deep/sweep/focus-ring.e2e.ts).
 */
export async function weakRings(page: Page): Promise<string[]> {
  // From here on, focus counts as keyboard focus.
  await page.keyboard.press("Tab");
  const rings = await page.evaluate(findRings);
  return rings
    .filter(({ lines }) => !lines.some(({ line, beside }) => contrast(line, beside) >= 3))
    .map(({ kind }) => kind);
}

/** The colours of the thick outlines that an element of each kind has with the focus, and those beside them. */
function findRings() {
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0'], video";
  const kinds = new Map<string, Element>();
  for (const each of document.querySelectorAll(focusable)) {
    if (!isShown(each) || each.matches(":disabled, [tabindex='-1'], [inert] *")) continue;
    kinds.set(`${nameOf(each)} on ${nameOf(groundOf(each))}`, each);
  }
  return [...kinds].flatMap(([kind, element]) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return [];
    element.focus({ preventScroll: true });
    // Skips an element that is replaced, such as a link by its form.
    if (document.activeElement !== element || !isShown(element)) return [];
    // A card or a row may have the ring of what is in it.
    const lines: { line: string; beside: string }[] = [];
    for (let each: Element | null = element; each; each = each.parentElement)
      lines.push(...linesOf(each));
    return [{ kind, lines }];
  });

  function linesOf(element: Element) {
    const { outlineStyle, outlineWidth, outlineColor: line, boxShadow } = getComputedStyle(element);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return [];
    const ground = getComputedStyle(groundOf(element)).backgroundColor;
    return [ground, ...(boxShadow.match(/rgba?\([^)]*\)/g) ?? [])].map((beside) => ({
      line,
      beside,
    }));
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
}

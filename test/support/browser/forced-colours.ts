import type { Page } from "@playwright/test";

const controls = "a:not(.skip), button, input, select, textarea, summary, label, [role=tab]";
const chosen = "[aria-current], [aria-selected=true], [aria-pressed=true]";

/** Controls whose edge disappears in forced colours, and choices shown by colour alone. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate(markEdges, controls);
  await page.emulateMedia({ forcedColors: "active" });
  return [
    ...(await page.locator("[data-edged]").evaluateAll(withoutEdge)),
    ...(await page.locator(chosen).evaluateAll(chosenAlike)),
  ];
}

/** Parts over the page that are transparent, or have no line around them. */
export async function unboundInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  return page.evaluate(withoutBounds);
}

/** Marks the controls whose box differs from its background. */
function markEdges(selector: string) {
  for (const each of document.querySelectorAll("[data-edged]")) each.removeAttribute("data-edged");
  for (const each of document.querySelectorAll(selector)) {
    const { backgroundColor, borderTopStyle, borderTopColor } = getComputedStyle(each);
    const isBordered = borderTopStyle !== "none" && !isClear(borderTopColor);
    const isFilled = !isClear(backgroundColor) && backgroundColor !== groundOf(each.parentElement);
    if (each.checkVisibility({ visibilityProperty: true }) && (isBordered || isFilled))
      each.setAttribute("data-edged", "");
  }

  function groundOf(element: Element | null): string {
    const { backgroundColor } = getComputedStyle(element ?? document.body);
    return element?.parentElement && isClear(backgroundColor)
      ? groundOf(element.parentElement)
      : backgroundColor;
  }

  function isClear(colour: string) {
    return colour === "transparent" || colour.endsWith(", 0)");
  }
}

/** A border, an outline or a background that forced colours keep; a field's box is around its input. */
function withoutEdge(elements: Element[]) {
  return elements.filter((each) => !hasEdge(each)).map((each) => each.outerHTML.slice(0, 120));

  function hasEdge(element: Element) {
    const styles = getComputedStyle(element);
    const sides = [styles.borderTopStyle, styles.borderBottomStyle, styles.borderLeftStyle];
    if (styles.appearance !== "none" && element.matches("input, select, textarea")) return true;
    return (
      sides.some((side) => side !== "none") ||
      styles.outlineStyle !== "none" ||
      styles.forcedColorAdjust === "none"
    );
  }
}

/** A selected choice that looks like an unselected neighbour of its kind: the same text, borders and background. */
function chosenAlike(elements: Element[]) {
  return elements.filter(isAlike).map((each) => `chosen alike: ${each.outerHTML.slice(0, 120)}`);

  function isAlike(element: Element) {
    const list = element.closest("ul, ol, nav, [role=tablist], div");
    const others = list?.querySelectorAll(element.localName) ?? [];
    const other = [...others].find(
      (each) =>
        each.className === element.className &&
        !each.matches("[aria-current], [aria-selected=true]"),
    );
    if (!other?.checkVisibility() || !element.checkVisibility()) return false;
    return looksOf(element) === looksOf(other);
  }

  function looksOf(element: Element) {
    const looks = getComputedStyle(element);
    return [
      getComputedStyle(element, "::after").width,
      looks.backgroundColor,
      looks.border,
      looks.outline,
      looks.fontWeight,
      looks.textDecorationLine,
      looks.width,
    ].join();
  }
}

function withoutBounds() {
  return [...document.querySelectorAll("body *")]
    .filter((each) => isOver(each) && !isBound(each))
    .map((each) => `over the page: ${each.outerHTML.slice(0, 120)}`);

  function isOver(element: Element) {
    const { position, zIndex } = getComputedStyle(element);
    const isOpened = element.matches("dialog[open], :popover-open, details[open] > summary + *");
    // A part that is sticky in its own column does not lie over the page.
    const sticks = position === "sticky" && Number(zIndex) > 1;
    const floats = position === "fixed" || (position === "absolute" && isOpened);
    // The page's action is in the dock, which has the background and the line.
    if (element.matches(".skip, :has(> [data-page-action])")) return false;
    return (floats || sticks) && element.checkVisibility() && hasSize(element);
  }

  function hasSize(element: Element) {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  }

  function isBound(element: Element) {
    const { backgroundColor, borderTopStyle, outlineStyle } = getComputedStyle(element);
    const isOpaque = !/^transparent$|, 0\)$/.test(backgroundColor);
    return isOpaque && (borderTopStyle !== "none" || outlineStyle !== "none");
  }
}

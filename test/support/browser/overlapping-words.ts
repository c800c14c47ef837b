import type { Page } from "@playwright/test";

/** Lines of text that overlap others, and controls that another control covers: they cannot be read or pressed. */
export const overlappingWords = (page: Page, part = "main"): Promise<string[]> =>
  page.evaluate(findOverlaps, part);

function findOverlaps(part: string) {
  /** Ascenders and descenders of two lines may share some pixels. */
  const slack = 6;
  const root = document.querySelector(part) ?? document.body;
  const hidden = ".visually-hidden, script, style, noscript, option, [popover], dialog, select";
  const boxes = [...linesOfText(), ...controls()].toSorted((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  boxes.forEach((one, i) => {
    for (const other of boxes.slice(i + 1)) {
      if (other.box.top > one.box.bottom - slack) break;
      if (!isNested(one.element, other.element) && overlap(one.box, other.box))
        found.add(`${nameOf(one.element)} under ${nameOf(other.element)}`);
    }
  });
  return [...found];

  function linesOfText() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: { element: Element; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node;
      if (!element || !node.nodeValue?.trim() || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push(
        ...[...range.getClientRects()].map((box) => ({ element, box: seen(box, element) })),
      );
    }
    return lines;
  }

  /** An element that cuts its text off shows less than its lines. */
  function seen(line: DOMRect, element: Element) {
    if (getComputedStyle(element).overflowX === "visible") return line;
    const { left, right } = element.getBoundingClientRect();
    const start = Math.max(line.left, left);
    return new DOMRect(start, line.top, Math.min(line.right, right) - start, line.height);
  }

  function controls() {
    return [...root.querySelectorAll("button, a[class], summary")]
      .filter((element) => isShown(element) && getComputedStyle(element).display !== "inline")
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
  }

  function isShown(element: Element) {
    const { width, height } = element.getBoundingClientRect();
    const options = {
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    };
    const isClipped = getComputedStyle(element).clipPath !== "none";
    return (
      width > 1 &&
      height > 1 &&
      !isClipped &&
      element.checkVisibility(options) &&
      // The part itself may be one that opens.
      (element.closest(hidden) ?? root).contains(root)
    );
  }

  function isNested(one: Element, other: Element) {
    return one.contains(other) || other.contains(one);
  }

  function overlap(one: DOMRect, other: DOMRect) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > slack && down > slack;
  }

  function nameOf(element: Element) {
    return `${element.outerHTML.slice(0, 60)}…${element.textContent?.trim().slice(0, 20)}`;
  }
}

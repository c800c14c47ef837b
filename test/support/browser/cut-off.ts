import type { Page } from "@playwright/test";

/**
 * Texts and controls that a visitor can neither see in full nor scroll to, because they cross an edge of the screen or
 * of a clipping box; and fields too narrow for five digits. Ignores names cut with an ellipsis.
 */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate(findCutOff);

function findCutOff() {
  const slack = 1.5;
  const clips = /hidden|clip/;
  const scrolls = /auto|scroll/;
  const pen = document.createElement("canvas").getContext("2d");
  const found = [
    ...textsShown().flatMap(({ text, element }) => {
      const by = lineBoxes(text)
        .map((box) => clipperOf(element, box))
        .find(Boolean);
      return by ? [`"${text.data.trim().slice(0, 40)}" by ${by}`] : [];
    }),
    ...shown("a, button, input, select, textarea, summary").flatMap((control) => {
      const by = clipperOf(control.parentElement, control.getBoundingClientRect());
      return by ? [`${nameOf(control)} by ${by}`] : [];
    }),
    ...shown("input:not([type=checkbox], [type=radio], [type=file])").flatMap((field) =>
      hasRoom(field) ? [] : [`${nameOf(field)} has no room`],
    ),
  ];
  return [...new Set(found)];

  function textsShown() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: Text; element: Element }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node;
      if (node instanceof Text && node.data.trim() && element && isShown(element))
        texts.push({ text: node, element });
    }
    return texts;
  }

  function shown(selector: string) {
    return [...document.querySelectorAll(selector)].filter(isShown);
  }

  function isShown(element: Element) {
    if (element.closest("script, style, noscript, option, svg, .visually-hidden")) return false;
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  }

  function lineBoxes(text: Text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  }

  /** The ancestor that clips a box; a scrolling one counts for all its content. */
  function clipperOf(from: Element | null, inner: DOMRect): string | undefined {
    let box = inner;
    for (let each = from; each && each !== document.documentElement; each = each.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      // Visually hidden on purpose, for screen readers.
      if (edge.width <= 1 && edge.height <= 1) return undefined;
      const isWide = box.left < edge.left - slack || box.right > edge.right + slack;
      const isHigh = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      if (isWide && textOverflow === "ellipsis") return undefined;
      if (isWide && clips.test(overflowX)) return nameOf(each);
      if (isHigh && clips.test(overflowY)) return nameOf(each);
      if (scrolls.test(overflowX)) box = edge;
      // A fixed element is not clipped by its ancestors.
      if (position === "fixed") break;
    }
    const isOff = box.left < -slack || box.right > document.documentElement.clientWidth + slack;
    // The skip link is above the page until it has the focus.
    return isOff && box.bottom > 0 ? "the screen" : undefined;
  }

  function hasRoom(field: Element) {
    if (!pen) return true;
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    // The shorthand is empty for fields with tabular figures.
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return room >= pen.measureText("00000").width;
  }

  function nameOf(element: Element) {
    return element.outerHTML.slice(0, 80);
  }
}

import type { Page } from "@playwright/test";

/** Short words that a line is too narrow for, so that they break into single letters. */
export const tornWords = (page: Page): Promise<string[]> =>
  page.evaluate(findTorn, String.raw`^[\p{L}\d]{2,7}$`);

/** Figures in two lines, which read as two figures. */
export const tornFigures = (page: Page): Promise<string[]> =>
  page.evaluate(findTorn, String.raw`^\d[\d,.]+$`);

/** Units of fields in more than one line, such as "% a year". */
export const tornUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("input + span[id]")]
      .filter((unit) => {
        const range = document.createRange();
        range.selectNodeContents(unit);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((unit) => `"${unit.textContent}" is in more than one line`),
  );

function findTorn(pattern: string) {
  const short = new RegExp(pattern, "u");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const torn = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    if (!(node instanceof Text) || !element?.checkVisibility({ visibilityProperty: true }))
      continue;
    if (element.closest("svg, .visually-hidden, script, style, noscript, option, code")) continue;
    for (const word of node.data.matchAll(/\S+/g))
      if (short.test(word[0]) && linesOf(node, word) > 1)
        torn.add(`"${word[0]}" in ${element.outerHTML.slice(0, 80)}`);
  }
  return [...torn];

  function linesOf(text: Text, { 0: word, index }: RegExpExecArray) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
}

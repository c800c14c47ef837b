import type { Page } from "@playwright/test";

/** Sets the browser's font size; the default is 16 pixels. */
export async function setLetters(page: Page, standard = 16) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    standard,
  );
}

/** Titles and leads of a banner that are partly covered by a card. */
export const covered = (page: Page): Promise<string[]> => page.evaluate(findCovered);

function findCovered() {
  return [...document.querySelectorAll("main [data-motif] :is(h1, h1 ~ p)")]
    .filter(isCovered)
    .map((each) => `covered: ${each.outerHTML.slice(0, 80)}`);

  function isCovered(element: Element) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const lines = document.createRange();
    lines.selectNodeContents(element);
    return [...lines.getClientRects()]
      .flatMap(({ left, right, top, bottom }) =>
        [left + 4, right - 4].map((x) => document.elementFromPoint(x, (top + bottom) / 2)),
      )
      .some((seen) => seen && !element.contains(seen) && !seen.contains(element));
  }
}

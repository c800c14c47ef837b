import type { Locator, Page } from "@playwright/test";

/** Makes each word a third longer, as the translation of a browser may. */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.closest("script, style, noscript"))
        continue;
      node.data = node.data.replaceAll(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(-Math.ceil(word.length / 3)).toLowerCase(),
      );
    }
  });

/** Controls in a part of a page whose words reach over their edge. */
export const spilledWords = (part: Locator): Promise<string[]> =>
  part.locator("a, button").evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((control) => `spilled: ${control.textContent}`),
  );

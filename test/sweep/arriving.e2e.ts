import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { pagesOfEachKind } from "#test/support/browser/page-kinds.ts";
import { phone } from "#test/support/site/site.ts";

test.use({ viewport: phone });

const half = Math.ceil(pagesOfEachKind.length / 2);
for (const some of [pagesOfEachKind.slice(0, half), pagesOfEachKind.slice(half)])
  test(`${some[0]} and ${some.length - 1} more: the first screen stays in its place while the rest arrives`, async ({
    page,
    baseURL,
  }) => {
    const moved: string[] = [];
    for (const address of some) {
      const html = await (await fetch(`${baseURL}${address}`)).text();
      moved.push(...(await movesOf(page, html)).map((move) => `${address}: ${move}`));
    }
    expect(moved).toEqual([]);
  });

/** Interrupts a page before each of its parts, and returns what the rest moves on the first screen. */
function movesOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((whole) => {
    const main = whole.indexOf("<main");
    const parts = [...whole.matchAll(/<(?:section|h2|form|ul|table)\b/g)].filter(
      ({ index }) => index > main,
    );
    // Those further down are below the first screen.
    return parts.slice(0, 12).flatMap(({ index, input }) => {
      document.open();
      document.write(input.slice(0, index));
      const shown = [...document.querySelectorAll("main :is(h1, h2, p, li, dt, label, a, th)")]
        .map((element) => ({ element, top: element.getBoundingClientRect().top }))
        .filter(
          ({ element, top }) =>
            top < innerHeight && element.checkVisibility({ visibilityProperty: true }),
        );
      document.write(input.slice(index));
      document.close();
      return shown.flatMap(({ element, top }) => {
        const now = element.getBoundingClientRect().top;
        const words = element.textContent.trim().slice(0, 30);
        const next = input.slice(index, index + 60);
        return Math.abs(now - top) > 1 ? [`${words} from ${top} to ${now} before ${next}`] : [];
      });
    });
  }, html);
}

import type { Page } from "@playwright/test";

type Size = { width: number; height: number };

/** Sets the size of the window and waits for the layout, which follows some frames later on a busy machine. */
export async function resize(page: Page, size: Size) {
  await page.setViewportSize(size);
  await page.evaluate(async ({ width }) => {
    const framesAtRest = 6;
    const layout = () => `${innerWidth} ${document.documentElement.scrollHeight}`;
    let [last, same] = ["", 0];
    while (same < framesAtRest) {
      await new Promise(requestAnimationFrame);
      same = innerWidth === width && layout() === last ? same + 1 : 0;
      last = layout();
    }
  }, size);
}

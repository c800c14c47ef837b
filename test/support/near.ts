import type { Locator, Page } from "@playwright/test";

/** Scrolls until a part is half a screen below the window, or a little where it is nearer. */
export async function becomesNear(page: Page, part: Locator) {
  const top = await part.evaluate((element) => {
    const target = element.firstElementChild ?? element;
    return target.getBoundingClientRect().top - innerHeight * 1.5;
  });
  await page.mouse.wheel(0, Math.max(top, 8));
}

/** From here on, what moves in sight without a press is summed up. To be called before the page is opened. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, "layoutShift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const [value, isPressed] = [
          Reflect.get(entry, "value"),
          Reflect.get(entry, "hadRecentInput"),
        ];
        if (isPressed !== true)
          Reflect.set(window, "layoutShift", Reflect.get(window, "layoutShift") + Number(value));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Two frames later, so that the last change of the layout counts. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(Reflect.get(window, "layoutShift")))),
        ),
      ),
  );

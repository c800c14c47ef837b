import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";
import { findBarriers, sidewaysScroll } from "./accessibility.ts";

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Loads a page anew and looks at it as it is; the viewport is set already. */
export async function expectAccessible(page: Page, address: string, part: "html" | "main") {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(200);
  const { origin } = new URL(page.url());
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", origin + address);
  await page.evaluate(() => document.fonts.ready);
  const { sum, moved } = await layoutShift(page);
  expect(sum, [address, ...moved].join("\n")).toBeLessThanOrEqual(0.01);
  expect(await sidewaysScroll(page), address).toBe(0);
  expect(await findBarriers(page, part), address).toEqual([]);
}

/** The sum of the layout shifts so far (CLS counts those without a visitor's doing), and what was moved. */
export async function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          // TypeScript's library does not know the entries of layout shifts.
          for (const entry of list.getEntries() as LayoutShift[]) {
            sum += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const [from, to] = [previousRect, currentRect].map((rect) => JSON.stringify(rect));
              const name = node instanceof Element ? node.outerHTML : node?.textContent;
              moved.push(`${name?.slice(0, 80)} from ${from} to ${to}`);
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })));
      }),
  );
}

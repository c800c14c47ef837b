import type { Page } from "@playwright/test";

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** The sum of layout shifts so far, including those after a press, and the moved elements. */
export async function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          // TypeScript's library has no type for layout shift entries.
          for (const entry of list.getEntries() as LayoutShift[]) {
            sum += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const [from, to] = [previousRect, currentRect].map((rect) => JSON.stringify(rect));
              const name = node instanceof Element ? node.outerHTML : node?.textContent;
              moved.push(`${name?.slice(0, 80)} from ${from} to ${to}`);
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries arrive within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, moved })));
      }),
  );
}

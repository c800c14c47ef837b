import { expect, test } from "#test/support/browser/browser.ts";
import { contrast } from "#test/support/contrast.ts";

test.use({ colorScheme: "dark" });

test("each bar of the rights issue stands out from the bar behind it", async ({ page }) => {
  await page.goto("/rightsissue");
  const charts = await page.locator("main dd > svg").evaluateAll(fillsOf);
  // WCAG 1.4.11 requires three to one.
  const contrasts = charts.flatMap(([ground = "", ...bars]) =>
    bars.map((bar) => contrast(bar, ground)),
  );
  expect(contrasts.length).toBeGreaterThan(0);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
});

const fillsOf = (charts: Element[]) =>
  charts.map(({ children }) => [...children].map((shape) => getComputedStyle(shape).fill));

import { expect, test } from "#test/support/browser/browser.ts";

test.use({ colorScheme: "dark" });

test("each bar of the rights issue stands out from the bar behind it", async ({ page }) => {
  await page.goto("/rightsissue");
  const contrasts = await page.locator("main dd > svg").evaluateAll(contrastsOfBars);
  expect(contrasts.length).toBeGreaterThan(0);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
});

/** WCAG 1.4.11 requires three to one. */
function contrastsOfBars(charts: Element[]) {
  return charts.map((chart) => {
    const [ground = 0, ...bars] = [...chart.children].map(luminance);
    return Math.min(
      ...bars.map((bar) => (Math.max(bar, ground) + 0.05) / (Math.min(bar, ground) + 0.05)),
    );
  });

  function luminance(shape: Element) {
    const parts = getComputedStyle(shape).fill.match(/\d+/g) ?? [];
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

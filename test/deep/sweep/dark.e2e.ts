import { expect, test } from "../../support/browser.ts";
import { contrast, findBarriers } from "../../support/accessibility.ts";
import { pagesOfEachKind as addresses } from "../../support/page-kinds.ts";
import { resize } from "../../support/resize.ts";
import { desk, phone } from "../../support/site.ts";

const addressesATest = 10;

test.use({ colorScheme: "dark" });

for (let i = 0; i < addresses.length; i += addressesATest) {
  const some = addresses.slice(i, i + addressesATest);
  test(`${some[0]} and ${some.length - 1} more have contrast in the dark scheme`, async ({
    page,
  }) => {
    test.setTimeout(some.length * 20_000);
    const errors: string[] = [];
    for (const address of some) {
      await page.goto(address);
      for (const viewport of [phone, desk]) {
        await resize(page, viewport);
        const found = (await findBarriers(page, "html", contrast)).flat();
        errors.push(...found.map((error) => `${address} at ${viewport.width}: ${error}`));
      }
    }
    expect(errors).toEqual([]);
  });
}

test("each bar of the rights issue stands out from the bar behind it", async ({ page }) => {
  await page.goto("/rightsissue");
  const contrasts = await page.locator("main dd > svg").evaluateAll(contrastsOfBars);
  expect(contrasts.length).toBeGreaterThan(0);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
});

/** WCAG 1.4.11 asks for three to one. */
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

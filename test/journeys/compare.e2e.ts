import { paths } from "#app/pages/paths.ts";
import { comparables } from "#app/pages/tools/compare/comparable.ts";
import { compareFacts, mostCompared } from "#domain/products/product-comparison.ts";
import { sidewaysScroll } from "#test/support/browser/accessibility.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";
import { desk } from "#test/support/site/site.ts";

const texts = content.compare;
const all = comparables(content, "borrow");

/** Two loans with equal and different figures, and some that only one of them has. */
function findPair() {
  for (const first of all)
    for (const second of all) {
      const rows = compareFacts([first, second]);
      const [differs, same, single] = (["differs", "same", "single"] as const).map((kind) =>
        rows.find((row) => row.kind === kind),
      );
      if (differs && same && single) return { first, second, differs, same, single };
    }
  throw new Error("No two loans can be compared");
}

test.describe("on a desk without JavaScript", () => {
  test.use({ viewport: desk, javaScriptEnabled: false });

  test("two loans are compared, with differences first and no figure missing that cannot exist", async ({
    page,
  }) => {
    const { first, second, differs, same, single } = findPair();
    await page.goto(first.path);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: texts.beside }).click();
    await main.getByLabel(`${texts.product} 2`).selectOption(second.key);
    await main.getByRole("button", { name: texts.submit }).click();

    const heads = main.getByRole("columnheader");
    await expect(heads).toHaveCount(3);
    await expect(heads.nth(1)).toContainText(first.title);
    await expect(heads.nth(2)).toContainText(second.title);
    const places = await main.getByRole("row").allTextContents();
    const placeOf = (label: string) => places.findIndex((text) => text.startsWith(label));
    const order = [
      placeOf(content.prices.title),
      placeOf(texts.differences),
      placeOf(differs.label),
      places.indexOf(texts.same),
      places.findLastIndex((text) => text.startsWith(same.label)),
      places.indexOf(texts.single),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const row = main
      .getByRole("row")
      .filter({ has: page.getByText(single.label, { exact: true }) });
    await expect(row).toContainText(texts.blank);
    await expect(row).not.toContainText(content.prices.ask);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("four products scroll inside their box, and the labels stay", async ({ page }) => {
    const four = all.slice(0, mostCompared);
    const query = four.map(({ key }) => `product=${key}`).join("&");
    await page.goto(`${paths.compare()}?family=borrow&${query}`);
    const box = page.getByRole("region", { name: texts.region });
    await expect(box.getByRole("columnheader")).toHaveCount(four.length + 1);
    const label = box.getByRole("rowheader").nth(1);
    const before = await label.boundingBox();
    expect(before?.x).toBeGreaterThanOrEqual(0);
    await box.evaluate((element) => element.scrollTo(500, 0));
    expect((await label.boundingBox())?.x).toBe(before?.x);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

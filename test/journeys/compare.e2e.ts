import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { sidewaysScroll } from "../support/accessibility.ts";

const texts = content.compare;
const loan = "/borrow/for-individuals";

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desk, true],
] as const) {
  test.describe(`at ${viewport.width} px, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("a loan is set beside another, what differs first", async ({ page }) => {
      await page.goto(`${loan}/logbook-loans`);
      const main = page.getByRole("main");
      await main.getByRole("link", { name: texts.beside }).click();
      await expect(main).toContainText("Choose another to set beside it");
      await main.getByLabel(`${texts.product} 2`).selectOption({ label: "Cash cover loan" });
      await main.getByRole("button", { name: texts.submit }).click();

      await expect(main.getByRole("columnheader")).toHaveText([
        texts.figure,
        /^Logbook/,
        /^Cash cover/,
      ]);
      const rows = main.getByRole("row");
      await expect(rows.nth(1)).toHaveText(content.prices.title);
      const { unpublished } = content.prices;
      await expect(rows.nth(2).getByRole("cell")).toHaveText([unpublished, unpublished]);
      const term = main.getByRole("row", { name: /Maximum loan term/ });
      await expect(term.getByRole("cell")).toHaveText([/48\smonths/, /15\syears/]);
      const same = main.getByRole("row", { name: /Minimum loan/ });
      await expect(same.getByRole("cell")).toHaveText([/100,000/, /100,000/]);
      const places = await rows.allTextContents();
      expect(places.findIndex((text) => text.startsWith("Minimum loan"))).toBeGreaterThan(
        places.indexOf(texts.same),
      );
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("four products scroll inside their box, and the labels stay", async ({ page }) => {
    const keys = ["personal-loan", "logbook-loans", "cash-cover-loan", "car-loan"];
    const query = keys.map((key) => `product=individuals.${key}`).join("&");
    await page.goto(`/compare?family=borrow&${query}`);
    const box = page.getByRole("region", { name: texts.region });
    await expect(box.getByRole("columnheader")).toHaveCount(5);
    const label = box.getByRole("rowheader").nth(1);
    const before = await label.boundingBox();
    await box.evaluate((element) => element.scrollTo(500, 0));
    expect((await label.boundingBox())?.x).toBe(before?.x);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test("a family that is none is not found", async ({ page }) => {
  const response = await page.goto("/compare?family=lend");
  expect(response?.status()).toBe(404);
});

import { desk, phone } from "../support/site.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const texts = content.motorComparison;
const { motor, errors } = content.messages.calculators;
const address = "/calculators/motor-insurance/compare";

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desk, true],
] as const) {
  test.describe(`at ${viewport.width} px, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("a car is priced with all insurers, and one of them opens alone", async ({ page }) => {
      await page.goto("/calculators/motor-insurance");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: texts.title }).click();
      await main.getByLabel(motor.sumInsured).fill("1,499,999");
      await main.getByRole("button", { name: texts.submit }).click();
      await expect(page).toHaveURL(`${address}?sumInsured=1%2C499%2C999`);

      const offers = main.getByRole("article");
      await expect(offers.getByRole("heading", { level: 3 })).toHaveText([
        "GA Insurance",
        "ICEA LION",
        "Heritage",
        "CIC",
        "Pioneer",
        "Britam",
      ]);
      const pioneer = offers.nth(4);
      await expect(pioneer).toContainText("Kshs\u00a089,999.94");
      await expect(pioneer).toContainText("KES\u00a01,500,000");
      await expect(main.getByRole("row", { name: /Pioneer/ })).toContainText("29,999.94");

      await pioneer.getByText(texts.parts).click();
      await pioneer.getByRole("link", { name: "Pioneer" }).click();
      await expect(main.getByRole("heading", { name: motor.total })).toContainText("89,999.94");
      await main.getByRole("link", { name: motor.compareAll }).click();
      await expect(page).toHaveURL(`${address}?sumInsured=1499999`);
    });

    test("a sum that cannot be read has an error beside its field", async ({ page }) => {
      await page.goto(`${address}?sumInsured=abc&pvt=on`);
      const main = page.getByRole("main");
      await main.getByRole("link", { name: errors.sumInsured.notANumber }).click();
      const field = main.getByLabel(motor.sumInsured);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("abc");
      await expect(field).toHaveAccessibleDescription(new RegExp(errors.sumInsured.notANumber));
      await expect(main.getByLabel(motor.pvt)).toBeChecked();
      await expect(main.getByRole("article")).toHaveCount(0);
    });
  });
}

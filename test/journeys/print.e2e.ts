import { getDocumentProxy } from "unpdf";
import { expect, test } from "../support/browser.ts";
import { phone } from "../support/site.ts";

const answers = [
  "/calculators/home-cost?price=12m&rate=14&years=20&netPay=400,000&age=45&insurance=50,000&chargeDuty=0.1",
  "/calculators/loan-cost?product=home-loan&amount=9m&rate=14&months=240&legal=90,000&insurance=50,000",
  "/calculators/motor-insurance/compare?sumInsured=1499999&excessProtector=on&pvt=on",
  "/calculators/deposit-return?amount=10m&months=24&fixed=10&bond=9.5&hybrid=9&call=8&fanaka=6",
  "/compare?family=borrow&product=personal-loan&product=logbook-loans&product=car-loan&product=cash-cover-loan",
];

// A phone prints what it was sent for a phone: the sheet's own width decides, not the screen's.
test.use({ viewport: phone });

for (const address of answers) {
  test(`${address.split("?")[0]} prints on one sheet of A4`, async ({ page }) => {
    await page.goto(address);
    const pdf = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } });
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
    expect(numPages).toBe(1);
  });
}

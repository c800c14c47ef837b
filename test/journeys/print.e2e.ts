import { extractText, getDocumentProxy } from "unpdf";
import { reachOf } from "#app/lib/reach.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { phone } from "../support/site.ts";

const { bank } = content.settings;
const reach = reachOf(content);
const calculations = [
  "/calculators/home-cost?price=12m&rate=14&years=20&netPay=400,000&age=45&insurance=50,000&chargeDuty=0.1",
  "/calculators/home-cost?know=loan&loan=5.5m&rate=13.5&years=15",
  "/calculators/loan-cost?product=home-loan&amount=9m&rate=14&months=240&legal=90,000&insurance=50,000",
  "/calculators/mortgage?amount=4.5m&rate=14&years=20",
  "/calculators/motor-insurance/compare?sumInsured=1499999&excessProtector=on&pvt=on",
  "/calculators/deposit-return?amount=10m&months=24&fixed=10&bond=9.5&hybrid=9&call=8&fanaka=6",
  "/compare?family=borrow&product=individuals.personal-loan&product=individuals.logbook-loans&product=individuals.car-loan&product=individuals.cash-cover-loan",
];

// A phone prints what it was sent for a phone: the sheet's own width decides, not the screen's.
test.use({ viewport: phone });

const squeezed = (text: string) => text.replaceAll(/[\s\u00ad\u200b]/g, "");

for (const address of calculations) {
  test(`${address.slice(0, 60)} prints on one sheet, with all that it needs`, async ({ page }) => {
    await page.goto(address);
    const head = await page.locator("[data-paper=letterhead]").textContent();
    const calculation = await page.locator("[data-paper=calculation]").textContent();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(head).toContain(bank.legalName);
    expect(head).toContain(
      reach.kind === "phone" ? reach.display : content.messages.shell.mobileMoney,
    );
    expect(head).toMatch(/\b\d{1,2} \w+ 20\d\d$/);
    expect(calculation).toContain(content.messages.paper.estimate);
    expect(calculation).toContain(address.slice(0, address.indexOf("?")));

    const pdf = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } });
    const sheets = await getDocumentProxy(new Uint8Array(pdf));
    expect(sheets.numPages).toBe(1);
    const { text } = await extractText(sheets, { mergePages: true });
    for (const part of [head, calculation, title])
      expect(squeezed(text)).toContain(squeezed(part ?? ""));
  });
}

test("the price of a product prints below the name of the bank", async ({ page }) => {
  await page.goto("/borrow/for-individuals/property-financing/home-loan");
  const prices = page.getByRole("region", { name: content.prices.title });
  const labels = await prices.locator("dt").allTextContents();
  const pdf = await page.pdf({ format: "A4" });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  expect(text).toContain(bank.legalName);
  for (const label of labels) expect(squeezed(text)).toContain(squeezed(label));
  // Nobody can press it on paper.
  expect(text).not.toContain(content.enquiryForm.product.ask.loans);
});

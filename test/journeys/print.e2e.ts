import { extractText, getDocumentProxy } from "unpdf";
import { reachOf } from "#app/lib/reach.ts";
import { paths } from "#app/pages/paths.ts";
import { comparisonKey, mostCompared } from "#domain/products/product-comparison.ts";
import { expect, test } from "../support/shared-context.ts";
import { content, found } from "../support/content.ts";
import { phone } from "../support/site.ts";

const { bank } = content.settings;
const reach = reachOf(content);
const loans = content.products.filter(({ family }) => family === "borrow");
const calculations = [
  "/calculators/home-cost?price=12m&rate=14&years=20&insurance=50,000&chargeDuty=0.1",
  "/calculators/home-cost?know=month&month=80k&rate=13.5&years=15",
  "/calculators/loan-cost?product=home-loan&amount=9m&rate=14&months=240&legal=90,000&insurance=50,000",
  "/calculators/mortgage?amount=4.5m&rate=14&years=20",
  "/what-to-bring?product=borrow/for-individuals/property-financing/home-loan&income=employed&amount=4500000&rate=14&months=240",
  "/calculators/motor-insurance/compare?sumInsured=1499999&excessProtector=on&pvt=on",
  "/calculators/overpay?balance=5m&rate=14&months=240&extra=10,000&once=500,000&at=12&fee=1",
  "/calculators/take-over?balance=5m&rate=14&months=240&newRate=12&fee=1&arrangement=1&excise=20&valuation=15,000&other=9,000",
  "/calculators/offers?amount=3m&offer=14,40000,20000,10&offer=13.6,5%25,24000,12&offer=15,0,0,9",
  "/calculators/net-pay?gross=350k&month=2026-11&pension=20k&medical=9k&interest=25k&insurance=30k",
  "/calculators/affordability?deposit=1m&rate=14&years=20",
  "/calculators/deposit-return?amount=10m&months=24&fixed=10&bond=9.5&hybrid=9&call=8&fanaka=6",
  paths.compare(
    "borrow",
    loans
      .filter(({ groups }) => groups.length === 0)
      .slice(0, mostCompared)
      .map((loan) => comparisonKey(loan)),
  ),
];

// A phone prints what it was sent for a phone: the sheet's own width decides, not the screen's.
test.use({ viewport: phone });

/** Links to go on with, which nobody can press on paper. */
const { credit } = content.homeCost;
const pressed = [credit.homes, credit.pay, content.messages.calculators.mortgage.trueCost];

const pathOf = (address: string) => address.slice(0, address.indexOf("?"));
const squeezed = (text: string) => text.replaceAll(/[\s\u00ad\u200b]/g, "");

// In two, so that two workers share them.
for (const some of [calculations.slice(0, 4), calculations.slice(4)])
  test(`${some.map(pathOf).join(", ")} print on one sheet, with all that they need`, async ({
    page,
  }) => {
    for (const address of some)
      await test.step(address, async () => {
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
        expect(calculation).toContain(pathOf(address));

        const pdf = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm" } });
        const sheets = await getDocumentProxy(new Uint8Array(pdf));
        expect(sheets.numPages).toBe(1);
        const { text } = await extractText(sheets, { mergePages: true });
        for (const part of [head, calculation, title])
          expect(squeezed(text)).toContain(squeezed(part ?? ""));
        for (const name of pressed) expect(squeezed(text)).not.toContain(squeezed(name));
        if (address.startsWith("/calculators/overpay"))
          expect(squeezed(text)).toContain(squeezed(content.loanTools.overpay.answer.schedule));
      });
  });

test("the price of a product prints below the name of the bank", async ({ page }) => {
  const { audiences, ...product } = found(loans.find(({ price }) => price.length > 0));
  await page.goto(paths.product({ ...product, audience: audiences[0] }));
  const prices = page.getByRole("region", { name: content.prices.title });
  const labels = await prices.locator("dt").allTextContents();
  expect(labels).not.toEqual([]);
  const pdf = await page.pdf({ format: "A4" });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  expect(text).toContain(bank.legalName);
  for (const label of labels) expect(squeezed(text)).toContain(squeezed(label));
  // Nobody can press it on paper.
  expect(text).not.toContain(content.enquiryForm.product.ask.loans);
});

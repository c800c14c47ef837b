import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { reachOf } from "#app/lib/reach.ts";
import { paths } from "#app/pages/paths.ts";
import { calculatorForm } from "#test/support/browser/answer-bar.ts";
import { calculations } from "#test/support/browser/calculations.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const { bank } = content.settings;
const reach = reachOf(content);
const loans = content.products.filter(({ family }) => family === "borrow");

// A phone's page prints in the layout of the paper's width, not the screen's.
test.use({ viewport: phone });

/** Links that are not printed, because they do not work on paper. */
const { credit } = content.homeCost;
const { bring, mortgage } = content.messages.calculators;
const pressed = [credit.homes, credit.pay, mortgage.trueCost, bring];

const pathOf = (address: string) => address.slice(0, address.indexOf("?"));
const squeezed = (text: string) => text.replaceAll(/[\s\u00ad\u200b]/g, "");

/** An answer from typing, which comes from another page, must print like that page. */
async function changeFirstFigure(page: Page) {
  const inputs = page.locator("[data-paper=calculation]");
  const before = (await inputs.textContent()) ?? "";
  await calculatorForm(page).locator("input[inputmode]:visible").first().fill("1,234,000");
  await expect(inputs).not.toHaveText(before);
}

async function print(page: Page, margin = {}) {
  const pdf = await page.pdf({ format: "A4", margin });
  const sheets = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(sheets, { mergePages: true });
  return { sheets: sheets.numPages, text };
}

/** The longest monthly and yearly schedules, with everything else on the page. */
const longest = [
  "/calculators/overpay?balance=4m&rate=14&months=36&extra=10,000&fee=1",
  "/calculators/overpay?balance=14m&rate=14.25&months=480&extra=100&once=5,000&at=470&fee=2.5&effect=instalment",
];

// Two tests, so that two workers can run them.
for (const some of [[...calculations.slice(0, 4), ...longest], calculations.slice(4)])
  test(`${some.map(pathOf).join(", ")} print on one sheet, with everything needed`, async ({
    page,
  }) => {
    for (const address of some)
      await test.step(address, async () => {
        await page.goto(address);
        if (address.startsWith("/calculators/")) await changeFirstFigure(page);
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
        if (address.startsWith("/calculators/"))
          await expect(page.locator("[data-paper=calculation] dd")).not.toHaveCount(0);

        const { sheets, text } = await print(page, { top: "1cm", bottom: "1cm" });
        expect(sheets).toBe(1);
        for (const part of [head, calculation, title])
          expect(squeezed(text)).toContain(squeezed(part ?? ""));
        for (const name of pressed) expect(squeezed(text)).not.toContain(squeezed(name));
        if (address.startsWith("/calculators/overpay"))
          expect(squeezed(text)).toContain(squeezed(content.loanTools.overpay.answer.schedule));
      });
  });

test("a product's price prints below the bank's name", async ({ page }) => {
  const { audiences, ...product } = found(loans.find(({ price }) => price.length > 0));
  await page.goto(paths.product({ ...product, audience: audiences[0] }));
  const prices = page.getByRole("region", { name: content.prices.title });
  const labels = await prices.locator("dt").allTextContents();
  expect(labels).not.toEqual([]);
  const { text } = await print(page);
  expect(text).toContain(bank.legalName);
  for (const label of labels) expect(squeezed(text)).toContain(squeezed(label));
  // Not printed, because it does not work on paper.
  expect(text).not.toContain(content.enquiryForm.product.ask.loans);
});

test("a comparison of properties prints below the bank's name", async ({ page }) => {
  const compared = content.properties.slice(0, 2);
  await page.goto(paths.propertyComparison(compared.map(({ path }) => path)));
  const { text } = await print(page);
  for (const part of [bank.legalName, ...compared.map(({ title }) => title)])
    expect(squeezed(text)).toContain(squeezed(part));
});

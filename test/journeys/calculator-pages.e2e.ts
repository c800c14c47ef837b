import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const texts = content.messages.calculators;
const { errors: errorCodes } = texts;
const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the calculators' own pages, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const [query, figures] of [
      [
        "amount=4500000&rate=14&years=20",
        ["KES\u00a055,958", "KES\u00a04,500,000", "240", "14% a year"],
      ],
      ["amount=4%2C500%2C000&rate=14%25&years=20", ["KES\u00a055,958"]],
      ["amount=1000000&rate=0&years=20", ["KES\u00a04,167"]],
    ] as const) {
      test(`/calculators/mortgage?${query} answers`, async ({ page }) => {
        const response = await page.goto(`/calculators/mortgage?${query}`);
        expect(response?.headers()["cache-control"]).toContain("no-store");
        for (const figure of figures) await expect(page.getByRole("main")).toContainText(figure);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      });
    }

    for (const [query, total] of [
      ["sumInsured=1499999&insurer=pioneer", "89,999.94"],
      ["sumInsured=1500000&insurer=pioneer", "60,000.00"],
      ["sumInsured=1%2C500%2C000&insurer=pioneer&excessProtector=on&pvt=on", "68,750.00"],
      ["sumInsured=1000000&insurer=icea_lions", "60,000.00"],
      ["sumInsured=5000000&insurer=cic", "150,000.00"],
      ["sumInsured=100000&insurer=ga_insurance", "20,000.00"],
      ["sumInsured=2000000&insurer=britam", "85,000.00"],
      ["sumInsured=6000000&insurer=heritage&pvt=on", "195,000.00"],
    ] as const) {
      test(`/calculators/motor-insurance?${query} answers ${total}`, async ({ page }) => {
        await page.goto(`/calculators/motor-insurance?${query}`);
        await expect(page.getByRole("heading", { name: texts.motor.total })).toContainText(
          `Kshs\u00a0${total}`,
        );
      });
    }

    for (const [query, errors] of [
      [
        "amount=&rate=&years=",
        [errorCodes.amount.missing, errorCodes.rate.missing, errorCodes.years.missing],
      ],
      ["amount=abc&rate=14&years=20", [errorCodes.amount.notANumber]],
      ["amount=5000000&rate=14", [errorCodes.years.missing]],
      [
        "amount=5000000&rate=NaN&years=Infinity",
        [errorCodes.rate.notANumber, errorCodes.years.notANumber],
      ],
    ] as const) {
      test(`/calculators/mortgage?${query} says what is wrong by the field`, async ({ page }) => {
        const response = await page.goto(`/calculators/mortgage?${query}`);
        expect([200, 422]).toContain(response?.status());
        const main = page.getByRole("main");
        await expect(main.getByRole("link", { name: /^Enter / })).toHaveText([...errors]);
        for (const error of errors) {
          await main.getByRole("link", { name: error }).click();
          await expect(main.locator("input:focus")).toHaveAccessibleDescription(
            new RegExp(`^${error}`),
          );
        }
        await expect(main).not.toContainText(/NaN|Infinity/);
        const sent = new URLSearchParams(query);
        await expect(field(page, texts.mortgage.rate)).toHaveValue(sent.get("rate") ?? "");
      });
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the mortgage form is sent, answered, and there again below with what was typed", async ({
    page,
  }) => {
    await page.goto("/calculators/mortgage");
    await field(page, texts.mortgage.amount).fill("4,500,000");
    await field(page, texts.mortgage.rate).fill("14");
    await field(page, texts.mortgage.years).fill("20");
    await page.getByRole("button", { name: texts.calculate }).click();
    await expect(page).toHaveURL("/calculators/mortgage?amount=4%2C500%2C000&rate=14&years=20");
    await expect(page.getByRole("heading", { name: texts.mortgage.repayment })).toContainText(
      "55,958",
    );
    await expect(field(page, texts.mortgage.amount)).toHaveValue("4,500,000");
  });

  test("the motor form keeps its choices", async ({ page }) => {
    await page.goto("/calculators/motor-insurance");
    await field(page, texts.motor.sumInsured).fill("");
    await field(page, texts.motor.insurer).selectOption("heritage");
    await field(page, texts.motor.pvt).check();
    await page.getByRole("button", { name: texts.calculate }).click();
    await expect(page).toHaveURL(
      "/calculators/motor-insurance?sumInsured=&insurer=heritage&pvt=on",
    );
    await expect(page.getByRole("main")).toContainText(errorCodes.sumInsured.missing);
    await expect(field(page, texts.motor.insurer)).toHaveValue("heritage");
    await expect(field(page, texts.motor.pvt)).toBeChecked();
    await expect(field(page, texts.motor.excessProtector)).not.toBeChecked();
  });
});

import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { amortise, type LoanTerms } from "#domain/lending/amortisation.ts";
import { drawCloth } from "#domain/lending/cloth-drawing.ts";
import { weaveCloth } from "#domain/lending/loan-cloth.ts";
import { findBarriers } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const { cloth, mortgage, pages, problem } = content.messages.calculators;
const { fields } = content.homeCost;

/** The line between the two colours, as the domain draws it for a loan. */
function edgeOf(terms: LoanTerms): string {
  const loan = amortise(terms);
  const { layers } = drawCloth(weaveCloth(loan.ok ? loan.schedule.months : []));
  return layers.find(({ line }) => line)?.d ?? "";
}

const edge = (page: Page) => page.locator("svg path[stroke]");
const file = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });

test("the cloth follows what is typed", async ({ page }) => {
  await page.goto("/calculators/home-cost?price=6500000&deposit=1000000&rate=13.5&years=15");
  const loan = { loanCents: 550_000_000, annualRatePercent: 13.5, months: 180 };
  await expect(edge(page)).toHaveAttribute("d", edgeOf(loan));
  const field = (name: keyof typeof fields) =>
    page.getByRole("main").getByLabel(fields[name].label, { exact: true });
  await field("years").fill("25");
  await expect(edge(page)).toHaveAttribute("d", edgeOf({ ...loan, months: 300 }));
  await field("rate").fill("9");
  const shown = { ...loan, months: 300, annualRatePercent: 9 };
  await expect(edge(page)).toHaveAttribute("d", edgeOf(shown));
  await expect(file(page, cloth.a4)).toHaveAttribute("href", /rate=9&years=25/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the mortgage's cloth is there as a picture and on paper", async ({ page, request }) => {
      await page.goto("/calculators/mortgage?amount=4500000&rate=14&years=20");
      const loan = { loanCents: 450_000_000, annualRatePercent: 14, months: 240 };
      await expect(edge(page)).toHaveAttribute("d", edgeOf(loan));

      for (const [name, size] of [
        [cloth.a4, 595],
        [cloth.a3, 842],
      ] as const) {
        const answer = await request.get((await file(page, name).getAttribute("href")) ?? "");
        expect(answer.headers()).toMatchObject({
          "content-type": "application/pdf",
          "cache-control": "private, no-store",
        });
        const pdf = await getDocumentProxy(new Uint8Array(await answer.body()));
        expect(Math.round((await pdf.getPage(1)).view[2] ?? 0)).toBe(size);
        const { text } = await extractText(pdf, { mergePages: true });
        expect(text).toContain(content.settings.bank.name);
        expect(text.replaceAll(/\s+/g, " ")).toContain(pages.cloth.estimate);
        expect(text).toMatch(/4,500,000/);
      }

      await file(page, cloth.svg).click();
      await expect(page.locator("svg > desc")).toHaveText(new RegExp(pages.cloth.estimate));
      await expect(edge(page)).toHaveAttribute("d", edgeOf(loan));
      await expect(page.locator("parsererror")).toHaveCount(0);
    });
  });
}

test("the cloth and the page of wrong values are without barriers", async ({ page }) => {
  for (const address of [
    "/calculators/mortgage?amount=4500000&rate=14&years=20",
    "/calculators/loan-cost?product=home-loan&amount=9m&rate=14&months=240",
    "/calculators/mortgage/cloth.svg",
  ]) {
    await page.goto(address);
    expect(await findBarriers(page)).toEqual([]);
  }
});

test("the Kiswahili page has its files in Kiswahili", async ({ page, request }) => {
  await page.goto("/sw/calculators/mortgage?amount=4500000&rate=14&years=20");
  const href = await page.locator("main a[href*='cloth.svg']").getAttribute("href");
  expect(href).toMatch(/^\/sw\//);
  expect(await (await request.get(href ?? "")).text()).toContain('lang="sw"');
});

test("values that give no schedule lead back to the calculator, which says why", async ({
  page,
}) => {
  const query = "rate=14&years=20&amount=x";
  const answer = await page.goto(`/calculators/mortgage/cloth.pdf?${query}`);
  expect(answer?.status()).toBe(422);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(problem);
  await page.getByRole("main").getByRole("link").last().click();
  await expect(page).toHaveURL(`/calculators/mortgage?${query}`);
  await expect(page.getByLabel(mortgage.amount, { exact: true })).toHaveAttribute("aria-invalid");
});

for (const address of [
  "/calculators/gold/cloth.svg",
  "/calculators/loan-cost/cloth.pdf?product=gold&amount=1&rate=1&months=1",
  "/calculators/mortgage/cloth.pdf?amount=4500000&rate=14&years=20&paper=a9",
]) {
  test(`${address} is not found`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404);
  });
}

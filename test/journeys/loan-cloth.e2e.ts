import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { amortise, type LoanTerms } from "#domain/lending/amortisation.ts";
import { drawCloth } from "#domain/lending/cloth-drawing.ts";
import { weaveCloth } from "#domain/lending/cloth.ts";
import { link } from "#app/pages/link.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";

const { cloth, pages, problem } = content.messages.calculators;
const { fields } = content.homeCost;

/** The line between the two colours, as the domain draws it for a loan. */
function edgeOf(terms: LoanTerms): string {
  const loan = amortise(terms);
  const { layers } = drawCloth(weaveCloth(loan.ok ? loan.schedule.months : []));
  return layers.find(({ line }) => line)?.d ?? "";
}

test("the cloth follows the input, is accessible, and its picture is valid", async ({ page }) => {
  await page.goto("/calculators/home-cost?price=6500000&deposit=1000000&rate=13.5&years=15");
  const loan = { loanCents: 550_000_000, annualRatePercent: 13.5, months: 180 };
  const main = page.getByRole("main");
  const edge = page.locator("svg path[stroke]");
  await expect(edge).toHaveAttribute("d", edgeOf(loan));
  await expectNoBarriers(page);
  const field = (name: keyof typeof fields) => main.getByLabel(fields[name].label, { exact: true });
  await field("years").fill("25");
  await expect(edge).toHaveAttribute("d", edgeOf({ ...loan, months: 300 }));
  await field("rate").fill("9");
  const shown = { ...loan, months: 300, annualRatePercent: 9 };
  await expect(edge).toHaveAttribute("d", edgeOf(shown));
  await expect(main.getByRole("link", { name: cloth.a4, exact: true })).toHaveAttribute(
    "href",
    /rate=9&years=25/,
  );
  await main.getByRole("link", { name: cloth.svg, exact: true }).click();
  await expect(page.locator("svg > desc")).toBeAttached();
  await expect(edge).toHaveAttribute("d", edgeOf(shown));
  await expect(page.locator("parsererror")).toHaveCount(0);
});

test("the mortgage's cloth is there as a picture and on paper, in both languages", async ({
  visitor,
}) => {
  const loanQuery = "amount=4500000&rate=14&years=20";
  const page = await visitor.open(`${link("/calculators/mortgage")}?${loanQuery}`);
  const edge = edgeOf({ loanCents: 450_000_000, annualRatePercent: 14, months: 240 });
  expect(page.html).toContain(edge);
  for (const name of [cloth.a4, cloth.a3]) {
    const paper = await visitor.open(page.hrefOf(name));
    expect(paper.headers.get("Content-Type")).toBe("application/pdf");
    expect(paper.headers.get("Cache-Control")).toBe("private, no-store");
    expect(paper.html).toMatch(/^%PDF-/);
  }
  const picture = await visitor.open(page.hrefOf(cloth.svg));
  expect(picture.headers.get("Content-Type")).toBe("image/svg+xml");
  for (const shown of [edge, pages.cloth.estimate, "4,500,000"])
    expect(picture.html).toContain(shown);

  const sw = await visitor.open(`/sw${link("/calculators/mortgage")}?${loanQuery}`);
  const [href = ""] = sw.values("main a[href*='cloth.svg']", "href");
  expect(href).toMatch(/^\/sw\//);
  expect((await visitor.open(href)).html).toContain('lang="sw"');
});

test("values that give no schedule lead back to the calculator, which says why", async ({
  visitor,
}) => {
  const query = "rate=14&years=20&amount=x";
  const page = await visitor.open(`/calculators/mortgage/cloth.pdf?${query}`);
  expect(page.status).toBe(422);
  expect(page.text("h1")).toBe(problem);
  const back = await visitor.follow(page, content.messages.shell.tryAgain);
  expect(back.address).toBe(`/calculators/mortgage?${query}`);
  expect(Object.keys(back.errors())).toEqual(["amount"]);
});

import { amortise, type LoanTerms } from "#domain/lending/amortisation.ts";
import { drawCloth } from "#domain/lending/cloth-drawing.ts";
import { weaveCloth } from "#domain/lending/cloth.ts";
import { findBarriers } from "../support/accessibility.ts";
import { expect, test } from "../support/shared-context.ts";
import { content } from "../support/content.ts";

const { cloth } = content.messages.calculators;
const { fields } = content.homeCost;

/** The line between the two colours, as the domain draws it for a loan. */
function edgeOf(terms: LoanTerms): string {
  const loan = amortise(terms);
  const { layers } = drawCloth(weaveCloth(loan.ok ? loan.schedule.months : []));
  return layers.find(({ line }) => line)?.d ?? "";
}

test("the cloth follows what is typed, without barriers, and its picture is sound", async ({
  page,
}) => {
  await page.goto("/calculators/home-cost?price=6500000&deposit=1000000&rate=13.5&years=15");
  const loan = { loanCents: 550_000_000, annualRatePercent: 13.5, months: 180 };
  const main = page.getByRole("main");
  const edge = page.locator("svg path[stroke]");
  await expect(edge).toHaveAttribute("d", edgeOf(loan));
  expect(await findBarriers(page)).toEqual([]);
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

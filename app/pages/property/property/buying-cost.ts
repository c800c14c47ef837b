import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { hasPriceOfToday } from "#domain/property/property.ts";
import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { propertyLoan } from "#model/properties/loan.ts";
import type { Property } from "#model/properties/schema.ts";
import { formatTerm } from "#domain/time/term.ts";
import { link } from "#app/pages/link.ts";

export type BuyingCost = NonNullable<ReturnType<typeof buyingCost>>;

/**
 * The cost of a property with the largest loan the bank offers for it, from the same calculation as the calculator;
 * undefined without a price of today or a loan. Fees for business premises are not published, so those get the deposit only.
 */
export function buyingCost(property: Property, content: Content) {
  const { askingPrice, propertyType } = property;
  const loan = propertyLoan(property, content);
  if (!hasPriceOfToday(property) || askingPrice === undefined || !loan) return undefined;
  const { sharePercent, years } = loan;
  const deposit = Math.ceil((askingPrice * (100 - sharePercent)) / 100);
  const query = {
    price: askingPrice.toLocaleString("en-KE"),
    deposit: deposit.toLocaleString("en-KE"),
    years: String(years),
  };
  const answered = answerHome(new Map(Object.entries(query)), homeBasis(content));
  if (!answered.ok) return undefined;

  const { request, cost, typed } = answered.answer;
  const texts = content.propertyListing.property.cost;
  const depositRow = {
    name: texts.deposit,
    figure: kes(request.home.depositCents),
    hint: fillText(texts.depositHint, { percent: 100 - sharePercent, share: sharePercent }),
  };
  const rows = [
    {
      name: texts.dayOne,
      figure: kesRange(cost.dayOneCents, texts.range),
      hint: texts.dayOneHint,
    },
    {
      name: texts.month,
      figure: kes(cost.credit.from.schedule.instalmentCents),
      hint: fillText(texts.monthHint, {
        years: formatTerm({ length: years, unit: "year" }),
        rate: typed.rate,
      }),
    },
  ];
  return {
    rows: [depositRow, ...(propertyType === "commercial" ? [] : rows)],
    /** A note if a home's loan is within the ceiling of the cheaper line of credit; undefined for other properties. */
    refinance:
      propertyType === "residential" ? refinanceOf(cost.loanCents, texts.refinance) : undefined,
    href: link("/calculators/home-cost", undefined, query),
  };
}

function refinanceOf(
  loanCents: number,
  texts: Content["propertyListing"]["property"]["cost"]["refinance"],
) {
  const { ceilingKes, within, above, source, asOf } = texts;
  const ceilingCents = ceilingKes * 100;
  const text = fillText(loanCents <= ceilingCents ? within : above, {
    loan: kes(loanCents),
    ceiling: kes(ceilingCents),
  });
  return { text, source, asOf };
}

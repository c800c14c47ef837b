import { monthlyInstalmentKes } from "#domain/lending/mortgage.ts";
import { findProductOrGroup } from "#model/products/find.ts";
import type { Product } from "#model/products/schema.ts";
import type { Campaign } from "./schema.ts";

/** A loan of a campaign as an example. */
export type CampaignExample = NonNullable<ReturnType<typeof campaignExample>>;

/** The example at the published rate, or at the campaign's own; undefined without a rate or a term in years. */
export function campaignExample(
  { figuresOf, example }: Pick<Campaign, "figuresOf" | "example">,
  products: readonly Product[],
) {
  const group = findProductOrGroup(products, `${figuresOf.product}/${figuresOf.group}`)?.group;
  const factNamed = (id: string | undefined) => group?.facts.find((fact) => fact.id === id);
  const published = factNamed(group?.price?.find(({ label }) => label === "interestRate")?.fact);
  const isRatePublished = published?.kind === "percent";
  const ratePercent = isRatePublished ? published.percent : example.ratePercent;
  const term = factNamed(example.term);
  if (ratePercent === undefined || term?.kind !== "term" || term.unit !== "year") return undefined;
  const { amount: amountKes } = example;
  const years = term.length;
  return {
    amountKes,
    ratePercent,
    /** False if the rate is an example too. */
    isRatePublished,
    years,
    instalmentKes: monthlyInstalmentKes({
      amountKes,
      annualRatePercent: ratePercent,
      months: years * 12,
    }),
  };
}

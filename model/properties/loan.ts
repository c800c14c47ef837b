import type { County } from "#domain/contact/counties.ts";
import type { PropertyType } from "#domain/property/property.ts";
import type { Content } from "#model/content.ts";
import { factsOfPropertyFinancing } from "#model/products/find.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Property } from "./schema.ts";

type Bought = Pick<Property, "propertyType" | "county"> & Partial<Pick<Property, "propertyCta">>;

/** The largest share of the price that is lent, in percent, and the longest term. */
type PropertyLoan = { sharePercent: number; years: number };

/** CAT-17: where the figures of the loan for each type are among the facts of the product. */
const factsOf: Record<PropertyType, { group: string; share: string; tenor: string }> = {
  residential: { group: "home-loan", share: "homeShare", tenor: "homeTenor" },
  commercial: { group: "office-space", share: "share", tenor: "tenor" },
  land: { group: "plot", share: "plotShareElsewhere", tenor: "tenor" },
};
const loanPage = /property-financing\/([^/]+)$/;
/** Plots there are financed with a larger share. */
const nearCapital: readonly County[] = ["Nairobi", "Kiambu"];

/**
 * The loan that the bank offers for a property; undefined without the figures, and where the property is sold with
 * another loan, whose share and rate differ.
 */
export function propertyLoan(
  { propertyType, county, propertyCta }: Bought,
  { products }: Pick<Content, "products">,
): PropertyLoan | undefined {
  const { group, share, tenor } = factsOf[propertyType];
  const named = propertyCta && "to" in propertyCta && loanPage.exec(propertyCta.to)?.[1];
  if (named && named !== group) return undefined;
  const facts = factsOfPropertyFinancing(products, group);
  const isNear = propertyType === "land" && nearCapital.includes(county);
  const shareFact = findFact(facts, isNear ? "plotShareNairobi" : share);
  const tenorFact = findFact(facts, tenor);
  if (shareFact?.kind !== "percent" || tenorFact?.kind !== "term" || tenorFact.unit !== "year")
    return undefined;
  return { sharePercent: shareFact.percent, years: tenorFact.length };
}

const findFact = (facts: readonly Fact[], id: string) => facts.find((fact) => fact.id === id);

import type { Audience } from "#domain/products/catalogue.ts";
import type { InterestPayment } from "#domain/deposits/deposit-return.ts";
import type { Content } from "#model/content.ts";
import { findProduct } from "#model/products/find.ts";
import { limitFrom } from "#model/products/limit-from.ts";

/** A deposit that can be compared, with the figures its product publishes. */
export type DepositOffer = {
  id: string;
  label: string;
  inText: string;
  product: { family: "save-invest"; audience: Audience; slug: string };
  paid: InterestPayment;
  minimumKes: number | undefined;
  /** The withholding tax for residents, and for everyone else. */
  taxPercent: number;
  normalTaxPercent: number;
  /** The interest up to which the lower tax applies. */
  ceilingKes: number | undefined;
};

/** The deposits whose product is in the catalogue, in the order of the file; empty if the usual tax is not known. */
export function depositOffers({ products, depositReturn }: Content): DepositOffer[] {
  const factOf = (wanted: { audience: Audience; slug: string }, id: string | undefined) =>
    productOf(wanted)?.facts.find((fact) => fact.id === id);
  const productOf = ({ audience, slug }: { audience: Audience; slug: string }) =>
    findProduct(products, { family: "save-invest", audience, slug });
  const normal = factOf(depositReturn.normalTax, depositReturn.normalTax.fact);
  const normalTaxPercent = limitFrom(normal, "most", "percent");
  if (normalTaxPercent === undefined) return [];
  return depositReturn.deposits
    .filter((deposit) => productOf(deposit))
    .map(({ id, label, inText, paid, facts, audience, slug }) => {
      const named = (fact: keyof typeof facts) => factOf({ audience, slug }, facts[fact]);
      return {
        id,
        label,
        inText,
        paid,
        product: { family: "save-invest", audience, slug },
        minimumKes: limitFrom(named("minimum"), "least", "KES"),
        taxPercent: limitFrom(named("tax"), "most", "percent") ?? normalTaxPercent,
        normalTaxPercent,
        ceilingKes: limitFrom(named("taxCeiling"), "most", "KES"),
      };
    });
}

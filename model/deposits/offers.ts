import type { Audience } from "#domain/products/catalogue.ts";
import type { Content } from "#model/content.ts";
import { findProduct } from "#model/products/find.ts";
import { limitFrom } from "#model/products/limit-from.ts";

/** A deposit that can be compared, with the figures its product publishes. */
export type DepositOffer = ReturnType<typeof depositOffers>[number];

/** The deposits whose product is in the catalogue, in the order of the file; empty if the usual tax is not known. */
export function depositOffers({ products, depositReturn }: Content) {
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
        product: { family: "save-invest" as const, audience, slug },
        minimumKes: limitFrom(named("minimum"), "least", "KES"),
        /** The withholding tax for residents, and for everyone else. */
        taxPercent: limitFrom(named("tax"), "most", "percent") ?? normalTaxPercent,
        normalTaxPercent,
        /** The interest up to which the lower tax applies. */
        ceilingKes: limitFrom(named("taxCeiling"), "most", "KES"),
      };
    });
}

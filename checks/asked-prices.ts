import type { Content } from "#model/content.ts";
import { hint } from "./prices.ts";
import { findProductOrGroup } from "#model/products/find.ts";

/** Prices of `askedMost` in site/rates-and-fees.yaml that no product has. */
export function checkAskedPrices({
  products,
  ratesAndFees: { askedMost },
}: Pick<Content, "products" | "ratesAndFees">): string[] {
  return askedMost.prices.flatMap(({ product: reference, label }, i) => {
    const place = `site/rates-and-fees.yaml askedMost.prices.${i}`;
    const found = findProductOrGroup(products, reference);
    if (!found) return [`${place}.product: there is no product ${reference}`];
    const labels = (found.group?.price ?? found.product.price).map((line) => line.label);
    return labels.includes(label)
      ? []
      : [`${place}.label: ${label} is no price of this product${hint(label, labels)}`];
  });
}

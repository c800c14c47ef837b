import { type ProductCardData, toCardIn } from "./product-card-data.ts";
import type { Content } from "#model/content.ts";
import type { Family } from "#domain/products/families.ts";

/** The cards of these products, without those that an editor has removed. */
export function relatedProducts(
  content: Content,
  wanted: readonly { family: Family; slug: string }[],
): ProductCardData[] {
  return wanted.flatMap(({ family, slug }) => {
    const product = content.products.find((each) => each.family === family && each.slug === slug);
    return product ? [toCardIn(content)(product)] : [];
  });
}

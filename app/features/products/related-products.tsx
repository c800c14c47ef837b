import { useServices } from "#app/lib/services.tsx";
import type { Family } from "#domain/products/families.ts";
import { ProductGrid } from "./product-card.tsx";
import { toCardIn } from "./product-card-data.ts";

type RelatedProductsProps = { wanted: readonly { family: Family; slug: string }[] };

/** The cards of these products, without those that an editor has removed. */
export function RelatedProducts({ wanted }: RelatedProductsProps) {
  const { content } = useServices();
  const products = wanted.flatMap(({ family, slug }) => {
    const product = content.products.find((each) => each.family === family && each.slug === slug);
    return product ? [toCardIn(content)(product)] : [];
  });
  return <ProductGrid products={products} level={2} />;
}

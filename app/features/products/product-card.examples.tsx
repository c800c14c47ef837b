import type { Examples } from "#app/ui/examples.ts";
import type { ProductCardData } from "./product-card-data.ts";
import { ProductGrid } from "./product-card.tsx";

const product: ProductCardData = {
  slug: "specimen",
  family: "save-invest",
  href: "#specimen",
  title: "Specimen product",
  summary: "A specimen of the sentence or two that say what a product is and whom it is for.",
  scene: "savings",
  keyFact: undefined,
};
const withFigure: ProductCardData = {
  ...product,
  href: "#loan",
  family: "borrow",
  scene: "keys",
  title: "Specimen product with a name that takes two lines",
  keyFact: { label: "A figure", value: "Up to KES 1,000" },
};

export const examples: Examples = {
  title: "Product card",
  states: {
    "without a figure": <ProductGrid products={[product]} />,
    "with a figure": <ProductGrid products={[withFigure]} />,
    "below a page's title": <ProductGrid products={[product, withFigure]} level={2} />,
  },
};

import type { Examples } from "#app/ui/examples.ts";
import type { ProductCardData } from "./product-card-data.ts";
import { ProductGrid } from "./product-card.tsx";

export const specimen: ProductCardData = {
  slug: "specimen",
  family: "save-invest",
  href: "#specimen",
  title: "Specimen product",
  summary: "A specimen of the sentence or two that say what a product is and whom it is for.",
  scene: "savings",
  price: { label: "A price", fact: undefined },
  keyFact: undefined,
  lead: { label: "A price", value: undefined },
};
export const specimenWithFigure: ProductCardData = {
  ...specimen,
  href: "#loan",
  family: "borrow",
  scene: "keys",
  title: "Specimen product with a name that takes two lines",
  price: {
    label: "A fee",
    fact: { id: "fee", label: "A fee", kind: "money", amount: 100, currency: "KES" },
  },
  keyFact: { label: "A figure", value: "Up to KES 1,000" },
  lead: { label: "A fee", value: "KES 100" },
};

export const examples: Examples = {
  title: "Product card",
  states: {
    "without a figure": <ProductGrid products={[specimen]} />,
    "with a figure and a price": <ProductGrid products={[specimenWithFigure]} />,
    "below a page's title": <ProductGrid products={[specimen, specimenWithFigure]} level={2} />,
  },
};

import type { Examples } from "#app/ui/examples.ts";
import { specimen, specimenWithFigure } from "./product-card.examples.tsx";
import { ProductRows } from "./product-rows.tsx";

export const examples: Examples = {
  title: "Product rows",
  states: {
    "no published figure": <ProductRows products={[specimen]} />,
    "a price and a figure": <ProductRows products={[specimen, specimenWithFigure]} />,
  },
};

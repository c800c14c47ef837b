import type { Examples } from "#app/ui/examples.ts";
import { PriceFigure } from "./price-figure.tsx";

export const examples: Examples = {
  title: "Price",
  states: {
    "a figure": (
      <PriceFigure fact={{ id: "fee", label: "Fee", kind: "percent", percent: 1, per: "a year" }} />
    ),
    "not published": <PriceFigure fact={undefined} />,
    "not published, with a link to ask": (
      <PriceFigure fact={undefined}>
        <a href="#specimen">Specimen link</a>
      </PriceFigure>
    ),
  },
};

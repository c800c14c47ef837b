import { unpublished } from "#app/gallery/specimens.ts";
import type { Examples } from "#app/ui/examples.ts";
import { AskLink, PriceLine } from "./price-line.tsx";

const line = {
  name: <a href="#specimen">Specimen product</a>,
  detail: unpublished.label,
  ask: <AskLink form="#specimen" product="Specimen product" label={unpublished.label} />,
};

export const examples: Examples = {
  title: "Line of a price",
  states: {
    "a figure of its own day": (
      <dl>
        <PriceLine
          {...line}
          price={{
            ...unpublished,
            fact: { id: "tax", label: "Tax", kind: "percent", percent: 10 },
            asOf: "2018-07-24",
          }}
        />
      </dl>
    ),
    "not published": (
      <dl>
        <PriceLine {...line} price={unpublished} />
      </dl>
    ),
  },
};

import { unpublished } from "#app/gallery/specimens.ts";
import type { Examples } from "#app/ui/examples.ts";
import { PriceTag } from "./price-tag.tsx";
import type { ShownPrice } from "#app/parts/prices/shown-prices.ts";

const published: ShownPrice = {
  ...unpublished,
  label: "Specimen fee, with a name that takes two lines",
  fact: { id: "fee", label: "Fee", kind: "percent", percent: 1, of: "a specimen", limit: "up to" },
};
const dated: ShownPrice = {
  ...unpublished,
  label: "Specimen tax",
  fact: {
    id: "tax",
    label: "Tax",
    kind: "money",
    amount: 100,
    currency: "KES",
    source: "https://specimen.example/",
    asOf: "2018-07-24",
  },
  asOf: "2018-07-24",
};

/** Each has a name of its own: all stand on one page here. */
const tag = (title: string, prices: readonly ShownPrice[]) => (
  <PriceTag title={title} prices={prices} form="#specimen" product="Specimen product" />
);

export const examples: Examples = {
  title: "Price tag",
  states: {
    "a price that is not published": tag("Price", [unpublished]),
    "several that are not published": tag("Missing prices", [
      unpublished,
      { ...unpublished, id: "specimenFee", label: "Specimen fee" },
      { ...unpublished, id: "other", label: "Specimen work", receiver: "to another specimen" },
    ]),
    "a published price": tag("Published price", [published]),
    "a price with a day of its own": tag("Prices", [unpublished, published, dated]),
  },
};

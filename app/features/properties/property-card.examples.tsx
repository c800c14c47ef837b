import type { Examples } from "#app/ui/examples.ts";
import type { PropertyCardData } from "./property-card-data.ts";
import { PropertyGrid } from "./property-card.tsx";
import { SavedProperties } from "./saved-properties.tsx";

const card: PropertyCardData = {
  path: "specimen",
  href: "#specimen",
  title: "Specimen property",
  type: "A type",
  location: "A place, a county",
  picture: "apartment-nyali-day",
  price: { past: "", before: "From", amount: "KES 1,000", after: "a unit" },
  facts: ["2 bedrooms", "80 m²", "Being built"],
  isSpecimen: true,
};
const old: PropertyCardData = {
  ...card,
  title: "Specimen property with an old price",
  price: { ...card.price, past: "Price at launch, 2015:" },
};
const priceless: PropertyCardData = {
  ...card,
  title: "Specimen property without a price",
  price: { past: "", before: "", amount: "", after: "On request" },
  facts: [],
  isSpecimen: false,
};

export const examples: Examples = {
  title: "Property card",
  states: {
    "with a price": <PropertyGrid cards={[card]} />,
    "with an old price": <PropertyGrid cards={[old]} />,
    "without a price": <PropertyGrid cards={[priceless]} />,
    "to be chosen and saved": (
      <SavedProperties>
        <form id="choice" />
        <PropertyGrid cards={[card]} compareForm="choice" />
      </SavedProperties>
    ),
  },
};

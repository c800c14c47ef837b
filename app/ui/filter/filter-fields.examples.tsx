import type { Examples } from "../examples.ts";
import { FilterFields } from "./filter-fields.tsx";

const filters = (chosen?: string) => [
  {
    name: chosen ? "county-chosen" : "county",
    label: "County",
    choices: [{ value: "nyeri", label: "Nyeri" }],
    chosen,
  },
];
const panel = { action: "/property-listing#list", all: "All", show: "Show" };

export const examples: Examples = {
  title: "Filter fields",
  states: {
    "folded on a phone": <FilterFields {...panel} title="Filters" filters={filters()} />,
    "open, one chosen": (
      <FilterFields {...panel} title="Filters, chosen" filters={filters("nyeri")} />
    ),
  },
};

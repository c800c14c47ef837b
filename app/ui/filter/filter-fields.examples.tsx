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
const action = "/property-listing#list";
const texts = { title: "Filters", all: "All", show: "Show" };

export const examples: Examples = {
  title: "Filter fields",
  states: {
    "folded on a phone": <FilterFields action={action} texts={texts} filters={filters()} />,
    "open, one chosen": (
      <FilterFields
        action={action}
        texts={{ ...texts, title: "Filters, chosen" }}
        filters={filters("nyeri")}
      />
    ),
  },
};

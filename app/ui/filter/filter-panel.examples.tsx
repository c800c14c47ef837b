import type { Examples } from "../examples.ts";
import { Field } from "../form/field.tsx";
import { FilterPanel } from "./filter-panel.tsx";

const panel = { action: "#list", submitLabel: "Show" };

export const examples: Examples = {
  title: "Filter panel",
  states: {
    folded: (
      <FilterPanel {...panel} title="Filter the list" isOpen={false}>
        <Field label="Place" name="place" />
      </FilterPanel>
    ),
    open: (
      <FilterPanel {...panel} title="Filter the open list" isOpen>
        <Field label="Town" name="town" />
      </FilterPanel>
    ),
  },
};

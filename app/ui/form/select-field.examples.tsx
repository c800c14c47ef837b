import type { Examples } from "../examples.ts";
import { SelectField } from "./select-field.tsx";

const options = ["Nairobi", "Nyeri", "Mombasa"].map((label) => ({ value: label, label }));

export const examples: Examples = {
  title: "Select field",
  states: {
    chosen: <SelectField label="County" name="county" options={options} defaultValue="Nyeri" />,
    refused: (
      <SelectField
        label="County"
        name="refused"
        options={[{ value: "", label: "Choose a county" }, ...options]}
        error="Choose the county where the property stands."
      />
    ),
  },
};

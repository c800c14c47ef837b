import type { Examples } from "../examples.ts";
import { CheckboxField } from "./checkbox-field.tsx";

export const examples: Examples = {
  title: "Checkbox field",
  states: {
    open: <CheckboxField label="Send me the reference by email" />,
    ticked: <CheckboxField label="I live in Kenya" defaultChecked />,
    "with a hint": <CheckboxField label="Rent out the home" hint="Counts a third of the rent." />,
  },
};

import type { Examples } from "../examples.ts";
import { ChoiceField } from "./choice-field.tsx";

const choices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const question = { name: "resident", label: "Do you live in Kenya?", choices };

export const examples: Examples = {
  title: "Choice field",
  states: {
    open: <ChoiceField {...question} id="choice-open" name="open" chosen="" />,
    chosen: <ChoiceField {...question} id="choice-chosen" name="chosen" chosen="yes" />,
    "with a hint": (
      <ChoiceField
        {...question}
        id="choice-hint"
        name="hint"
        chosen=""
        hint="Where you are now, not your citizenship."
      />
    ),
    refused: (
      <ChoiceField
        {...question}
        id="choice-refused"
        name="refused"
        chosen=""
        error="Choose yes or no."
      />
    ),
  },
};

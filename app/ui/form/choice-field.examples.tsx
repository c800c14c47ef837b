import type { ComponentProps } from "react";
import type { Examples } from "../examples.ts";
import { ChoiceField } from "./choice-field.tsx";

const choices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const shown = (name: string, given: Partial<ComponentProps<typeof ChoiceField>> = {}) => (
  <ChoiceField
    {...{ id: `choice-${name}`, name, label: "Do you live in Kenya?", choices, chosen: "" }}
    {...given}
  />
);

export const examples: Examples = {
  title: "Choice field",
  states: {
    open: shown("open"),
    chosen: shown("chosen", { chosen: "yes" }),
    "with a hint": shown("hint", { hint: "Where you are now, not your citizenship." }),
    refused: shown("refused", { error: "Choose yes or no." }),
  },
};

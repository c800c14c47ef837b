import type { Examples } from "../examples.ts";
import { Field } from "./field.tsx";

export const examples: Examples = {
  title: "Field",
  states: {
    empty: <Field label="Full name" name="name" autoComplete="name" />,
    "with a hint": <Field label="Mobile number" name="phone" hint="For example 0712 345 678." />,
    "with a unit before": (
      <Field label="Amount" name="amount" prefix="KES" defaultValue="500,000" />
    ),
    "with a unit after": <Field label="Years" name="years" suffix="years" defaultValue="20" />,
    refused: (
      <Field
        label="Email address"
        name="email"
        defaultValue="mary@"
        error="Write the part after the @ sign too."
      />
    ),
  },
};

import type { Examples } from "../examples.ts";
import { Values } from "./values.tsx";

export const examples: Examples = {
  title: "Values",
  states: {
    "two values": (
      <Values
        title="What we hold to"
        lead="A sentence above all of them."
        belt="/patterns/savings/strip/0.svg"
        items={[
          { name: "The first", text: "What it asks of us." },
          { name: "The second", text: "What it asks of us, in a sentence that is longer." },
        ]}
      />
    ),
  },
};

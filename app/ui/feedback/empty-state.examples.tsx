import type { Examples } from "../examples.ts";
import { EmptyState } from "./empty-state.tsx";

export const examples: Examples = {
  title: "Empty state",
  states: {
    "no jobs": (
      <EmptyState ring="/patterns/savings/ring/0.svg" icon="briefcase">
        <p>No job is open today.</p>
      </EmptyState>
    ),
  },
};

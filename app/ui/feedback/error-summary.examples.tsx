import type { Examples } from "../examples.ts";
import { ErrorSummary } from "./error-summary.tsx";

export const examples: Examples = {
  title: "Error summary",
  states: {
    "two errors": (
      <ErrorSummary
        title="There is a problem"
        items={[
          { fieldId: "choice-refused", text: "Choose yes or no." },
          { fieldId: "choice-open", text: "Say where you live." },
        ]}
      />
    ),
  },
};

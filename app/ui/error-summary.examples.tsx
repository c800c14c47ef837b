import type { Examples } from "./examples.ts";
import { ErrorSummary } from "./error-summary.tsx";

export const examples: Examples = {
  title: "Error summary",
  states: {
    "two errors": (
      <ErrorSummary
        title="There is a problem"
        items={[
          { fieldId: "choice-refused", words: "Choose yes or no." },
          { fieldId: "choice-open", words: "Say where you live." },
        ]}
      />
    ),
  },
};

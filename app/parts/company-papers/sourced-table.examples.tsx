import type { Examples } from "#app/ui/examples.ts";
import { SourcedTable } from "./sourced-table.tsx";

const origin = { source: "https://www.example.com/paper", asOf: "2026-11-23" };

export const examples: Examples = {
  title: "Sourced table",
  states: {
    texts: (
      <SourcedTable
        caption="Specimen days"
        heads={["What", "When"]}
        rows={[
          { cells: ["The first step", "23 November 2026"], ...origin },
          { cells: ["The last step", "30 November 2026"] },
        ]}
      />
    ),
    figures: (
      <SourcedTable
        caption="Specimen figures"
        text="In thousands of shillings"
        heads={["What", "How much"]}
        rows={[{ cells: ["The larger", "1,000"], ...origin }, { cells: ["The smaller", "10"] }]}
        hasFigures
      />
    ),
  },
};

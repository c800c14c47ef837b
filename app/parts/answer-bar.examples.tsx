import type { Examples } from "#app/ui/examples.ts";
import { AnswerBar } from "./answer-bar.tsx";

export const examples: Examples = {
  title: "Answer in sight",
  states: {
    "two figures": (
      <AnswerBar
        lines={[
          ["Specimen cash", "KES 856,000 to 906,000"],
          ["Specimen repayment", "KES 55,958"],
        ]}
      />
    ),
    "one figure": <AnswerBar lines={[["Specimen premium", "KES 60,000.00"]]} />,
  },
};

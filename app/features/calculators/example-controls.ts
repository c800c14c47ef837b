import type { AnswerControls } from "./answer.tsx";

/** The controls of an answer in the examples. */
export const exampleControls: AnswerControls = {
  action: "/calculators/mortgage",
  formId: "form",
  answerId: "answer",
  asked: { amount: "1000000" },
  paper: {
    origin: "https://specimen.example",
    estimate: "A specimen.",
    figures: "Specimen figures.",
    again: "Again at {address}",
  },
  typed: { amount: "1000000" },
  headingRef: { current: null },
  onBack: (event) => event.preventDefault(),
};

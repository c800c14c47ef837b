import type { AnswerControls } from "./answer.tsx";

/** The values that a form gives its answer. */
export const exampleControls: AnswerControls = {
  action: "/calculators/mortgage",
  formId: "form",
  typed: { amount: "1000000" },
  headingRef: { current: null },
  onBack: (event) => event.preventDefault(),
};

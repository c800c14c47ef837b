import type { AnswerControls } from "./answer.tsx";

/** What an answer is given by its form. */
export const exampleControls: AnswerControls = {
  action: "/calculators/mortgage",
  formId: "form",
  typed: { amount: "1000000" },
  headingRef: { current: null },
  onBack: (event) => event.preventDefault(),
};

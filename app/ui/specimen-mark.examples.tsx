import type { Examples } from "./examples.ts";
import { SpecimenMark } from "./specimen-mark.tsx";

export const examples: Examples = {
  title: "Specimen mark",
  states: {
    marked: <SpecimenMark label="Specimen" title="Stands in for what the bank will provide" />,
  },
};

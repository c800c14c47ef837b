import type { Examples } from "#app/ui/examples.ts";
import { SpecimenMark } from "./specimen-mark.tsx";

export const examples: Examples = {
  title: "Specimen mark",
  states: {
    marked: <SpecimenMark />,
  },
};

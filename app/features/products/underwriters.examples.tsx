import type { Examples } from "#app/ui/examples.ts";
import { Underwriters } from "./underwriters.tsx";

const panel = [
  { id: "first", name: "Specimen Insurance" },
  { id: "second", name: "Another Specimen" },
];

export const examples: Examples = {
  title: "Underwriters",
  states: { "named in type": <Underwriters panel={panel} /> },
  isOncePerPage: true,
};

import type { Examples } from "./examples.ts";
import { TextList } from "./text-list.tsx";

export const examples: Examples = {
  title: "Text list",
  states: { two: <TextList texts={["Your national identity card", "A payslip"]} /> },
};

import type { Examples } from "#app/ui/examples.ts";
import { PageSource } from "./page-source.tsx";

const source = "https://www.example.com/a-paper";

export const examples: Examples = {
  title: "Page source",
  states: {
    "with its day": <PageSource source={source} asOf="2026-11-23" />,
    "without a day": <PageSource source={source} asOf={undefined} />,
  },
};

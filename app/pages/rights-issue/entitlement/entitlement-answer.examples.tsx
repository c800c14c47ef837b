import type { Examples } from "#app/ui/examples.ts";
import { EntitlementAnswer } from "./entitlement-answer.tsx";

export const examples: Examples = {
  title: "Answer of the entitlement",
  states: {
    "the rights alone": <EntitlementAnswer holding={{ shares: 1000, additional: 0 }} />,
    "with additional shares": <EntitlementAnswer holding={{ shares: 1000, additional: 500 }} />,
  },
  isOncePerPage: true,
};

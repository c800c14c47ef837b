import type { Examples } from "#app/ui/examples.ts";
import { AskedMost } from "./asked-most.tsx";

const missing = { id: "specimenRate", receiver: "to nobody", fact: undefined, asOf: undefined };

export const examples: Examples = {
  title: "Prices asked most",
  isOncePerPage: true,
  states: {
    "one price": (
      <AskedMost
        asked={[
          {
            title: "Specimen product",
            path: "#specimen",
            form: "#specimen",
            price: { ...missing, label: "Specimen rate" },
          },
        ]}
      />
    ),
  },
};

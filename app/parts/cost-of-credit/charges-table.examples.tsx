import type { Examples } from "#app/ui/examples.ts";
import { ChargesTable } from "./charges-table.tsx";

const heads = { cost: "Cost", paidTo: "Paid to", amount: "Amount" };
const charge = { label: "A specimen fee", receiver: "The bank", figure: "KES 1,000" };

export const examples: Examples = {
  title: "Charges table",
  states: {
    "one charge": (
      <ChargesTable
        caption="A loan with one charge"
        heads={heads}
        charges={[charge]}
        total={{ label: "In all", figure: "KES 1,000" }}
      />
    ),
    "a charge with a hint": (
      <ChargesTable
        caption="A loan with two charges"
        heads={heads}
        charges={[
          charge,
          { ...charge, label: "A specimen tax", hint: "On the fee", figure: "KES 200" },
        ]}
        total={{ label: "In all", figure: "KES 1,200" }}
      />
    ),
  },
};

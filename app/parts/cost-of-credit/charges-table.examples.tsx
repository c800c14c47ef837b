import type { ComponentProps } from "react";
import type { Examples } from "#app/ui/examples.ts";
import { ChargesTable } from "./charges-table.tsx";

type Charges = ComponentProps<typeof ChargesTable>["charges"];

const heads = { cost: "Cost", paidTo: "Paid to", amount: "Amount" };
const charge = { label: "A specimen fee", receiver: "The bank", figure: "KES 1,000" };
const tax = { ...charge, label: "A specimen tax", hint: "On the fee", figure: "KES 200" };
const shown = (caption: string, charges: Charges, figure: string) => (
  <ChargesTable {...{ caption, heads, charges }} total={{ label: "In all", figure }} />
);

export const examples: Examples = {
  title: "Charges table",
  states: {
    "one charge": shown("A loan with one charge", [charge], "KES 1,000"),
    "a charge with a hint": shown("A loan with two charges", [charge, tax], "KES 1,200"),
  },
};

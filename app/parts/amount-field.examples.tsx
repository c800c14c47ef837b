import type { Examples } from "#app/ui/examples.ts";
import { AmountField } from "./amount-field.tsx";

const field = { label: "Amount", name: "amount", prefix: "KES" };

export const examples: Examples = {
  title: "Amount field",
  states: {
    empty: <AmountField {...field} />,
    filled: <AmountField {...field} typed="5000000" hint="The separators come by themselves." />,
    refused: <AmountField {...field} typed="12" error="Write 100,000 or more." />,
  },
};

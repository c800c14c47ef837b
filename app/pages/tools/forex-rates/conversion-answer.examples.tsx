import type { Examples } from "#app/ui/examples.ts";
import { convert } from "#domain/money/currency.ts";
import { ConversionAnswer } from "./conversion-answer.tsx";

const dollar = { currency: "USD", buy: 100, sell: 110 };

export const examples: Examples = {
  title: "Answer of the converter",
  states: {
    "money that is brought": (
      <ConversionAnswer conversion={convert([dollar], dollar, "bring", 10)} />
    ),
    "money that is needed": <ConversionAnswer conversion={convert([dollar], dollar, "need", 10)} />,
    "so much that one asks treasury": (
      <ConversionAnswer conversion={convert([dollar], dollar, "spend", 10_000_000)} />
    ),
  },
};

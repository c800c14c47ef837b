import type { Examples } from "../examples.ts";
import { FigureList } from "./figure-list.tsx";

export const examples: Examples = {
  title: "Figure list",
  states: {
    "short and long": (
      <FigureList
        lines={[
          ["Monthly instalment", "KES 62,176.04"],
          ["Stamp duty, valuation and the advocates' fees of the purchase", "KES 430,000.00"],
        ]}
      />
    ),
  },
};

import type { Examples } from "../examples.ts";
import { Portrait } from "./portrait.tsx";

const person = { ring: "/patterns/savings/ring/0.svg", initials: "AB" };

export const examples: Examples = {
  title: "Portrait",
  states: {
    row: <Portrait {...person} size="row" />,
    small: <Portrait {...person} />,
    large: <Portrait {...person} size="large" />,
  },
};

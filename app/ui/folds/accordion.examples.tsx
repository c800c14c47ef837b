import type { Examples } from "../examples.ts";
import { Accordion } from "./accordion.tsx";

const items = ["How long may a home loan be?", "May I pay it off early?"].map((title) => ({
  title,
  content: <p>An answer of a sentence or two.</p>,
}));

export const examples: Examples = {
  title: "Accordion",
  states: {
    closed: <Accordion name="example-closed" items={items} />,
    "one item": <Accordion name="example-one" items={items.slice(0, 1)} />,
  },
};

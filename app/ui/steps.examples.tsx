import type { Examples } from "./examples.ts";
import { Steps } from "./steps.tsx";

export const examples: Examples = {
  title: "Steps",
  states: { three: <Steps texts={["First this.", "Then that.", "At last the third."]} /> },
};

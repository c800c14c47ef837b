import type { Examples } from "#app/ui/examples.ts";
import { ShareAnswer } from "./share-answer.tsx";

export const examples: Examples = {
  title: "Share an answer",
  states: { "an answer": <ShareAnswer message="See #an-answer" address="#an-answer" /> },
};

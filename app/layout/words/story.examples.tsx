import type { Examples } from "#app/ui/examples.ts";
import { Story } from "./story.tsx";

export const examples: Examples = {
  title: "Story",
  states: {
    "a portrait and words": (
      <Story
        portrait={{ picture: undefined, ring: "/patterns/savings/ring/0.svg", initials: "AB" }}
      >
        <p>A specimen of the text beside a portrait, as long as such texts are.</p>
      </Story>
    ),
  },
};

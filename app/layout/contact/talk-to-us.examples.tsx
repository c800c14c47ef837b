import type { Examples } from "#app/ui/examples.ts";
import { CallToAction, TalkToUs } from "./talk-to-us.tsx";

export const examples: Examples = {
  title: "Call to action",
  states: {
    "to people": <TalkToUs />,
    "to something else": (
      <CallToAction
        id="something-else"
        title="What there is to do next"
        text="One sentence that says what it brings."
        href="#next"
        button="Do it"
      />
    ),
  },
};

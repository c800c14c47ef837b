import type { Examples } from "#app/ui/examples.ts";
import { NoticeBox } from "./notice-box.tsx";

const heading = "What did not go on";

export const examples: Examples = {
  title: "Notice of the application",
  states: {
    "none: nothing": <NoticeBox notice={undefined} />,
    "one line": <NoticeBox notice={{ heading }} />,
    "with a detail": <NoticeBox notice={{ heading, text: "What to do.", detail: "And how." }} />,
  },
};

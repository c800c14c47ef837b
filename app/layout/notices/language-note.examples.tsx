import { WithContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { LanguageNote } from "./language-note.tsx";

export const examples: Examples = {
  title: "Language note",
  states: {
    "on an English page: nothing": <LanguageNote />,
    "on a page in another language": (
      <WithContent change={() => ({ language: "sw" })}>
        <LanguageNote />
      </WithContent>
    ),
  },
};

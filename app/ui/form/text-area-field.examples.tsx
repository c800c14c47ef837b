import type { Examples } from "../examples.ts";
import { TextAreaField } from "./text-area-field.tsx";

export const examples: Examples = {
  title: "Text area field",
  states: {
    empty: <TextAreaField label="Message" name="message" hint="No account numbers or PINs." />,
    refused: <TextAreaField label="Message" name="refused" error="Write your message." />,
  },
};

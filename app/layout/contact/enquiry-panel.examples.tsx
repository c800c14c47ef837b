import type { Examples } from "#app/ui/examples.ts";
import { EnquiryPanel } from "./enquiry-panel.tsx";

export const examples: Examples = {
  title: "Enquiry panel",
  states: {
    "before its form comes": (
      <EnquiryPanel
        title="Ask about a specimen"
        text="One sentence that says what an enquiry brings."
        href="#form"
        button="Send an enquiry"
      />
    ),
  },
};

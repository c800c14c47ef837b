import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { ReceiptView } from "./receipt.tsx";

export const examples: Examples = {
  title: "Receipt of an application",
  states: {
    sent: (
      <FromContent>
        {({ applicationForm, language }) => (
          <ReceiptView
            title="A heading that says it was sent"
            reference="SPECIMEN"
            deletionDay="2027-05-23"
            texts={applicationForm.receipt}
            language={language}
          />
        )}
      </FromContent>
    ),
  },
};

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
            day="2026-05-23"
            keptDays={365}
            texts={applicationForm.receipt}
            language={language}
          />
        )}
      </FromContent>
    ),
  },
};

import type { Examples } from "#app/ui/examples.ts";
import { PrivacyNotice } from "./privacy-notice.tsx";

export const examples: Examples = {
  title: "Privacy notice",
  states: {
    "of a form": (
      <PrivacyNotice
        lines={["A specimen of what the details are for.", "A specimen of who sees them."]}
        link="Privacy"
        href="/documents/privacy_policy"
      />
    ),
  },
};

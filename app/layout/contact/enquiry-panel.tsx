import type { ComponentProps } from "react";
import { CallToAction } from "./talk-to-us.tsx";
import styles from "./enquiry-panel.module.css";

type EnquiryPanelProps = Omit<ComponentProps<typeof CallToAction>, "id">;

/**
 * CAT-6, PRP-8: the enquiry section of a product or a property. Its form is a page of its own, so that readers do not
 * load it; `behaviours/enquiry-section.ts` puts it here as a visitor comes near. It is not printed.
 */
export function EnquiryPanel(words: EnquiryPanelProps) {
  return (
    <enquiry-section class={styles.panel}>
      <CallToAction id="enquiry" {...words} />
    </enquiry-section>
  );
}

import { CallToAction } from "#app/layout/talk-to-us.tsx";
import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import styles from "./property-view.module.css";

/**
 * PRP-8: the enquiry section of a property. Its form is a page of its own; `behaviours/enquiry-section.ts` loads it
 * here on request.
 */
export function PropertyEnquiry({ path, title }: { path: string; title: string }) {
  const texts = useServices().content.propertyListing.enquiry;
  return (
    <enquiry-section class={styles.enquiry}>
      <CallToAction
        id="enquiry"
        title={fillText(texts.title, { property: title })}
        text={texts.text}
        href={paths.propertyEnquiry(path)}
        button={texts.open}
      />
    </enquiry-section>
  );
}

import { CallToAction } from "#app/layout/talk-to-us.tsx";
import { fillWords } from "#domain/pages/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#domain/pages/paths.ts";
import styles from "./property-view.module.css";

/**
 * PRP-8: the enquiry of a property. Its form is a page of its own; `behaviours/enquiry-section.ts` loads it here on
 * request.
 */
export function PropertyEnquiry({ path, title }: { path: string; title: string }) {
  const words = useServices().content.propertyListing.enquiry;
  return (
    <enquiry-section class={styles.enquiry}>
      <CallToAction
        id="enquiry"
        title={fillWords(words.title, { property: title })}
        text={words.text}
        href={paths.propertyEnquiry(path)}
        button={words.open}
      />
    </enquiry-section>
  );
}

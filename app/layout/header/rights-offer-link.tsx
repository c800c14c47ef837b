import { hrefOf } from "#app/lib/links.ts";
import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./site-header.module.css";

/** RIG-4: the pages of the rights issue highlight the offer's own site in their header. */
export function RightsOfferLink() {
  const { settings, rightsIssue } = useServices().content;
  const { start, wide, end } = rightsIssue.page.offerLink;
  return (
    <Link
      className={`${styles.action} ${styles.offer}`}
      href={hrefOf({ label: end, link: "rightsOffer" }, settings)}
      rel="external"
    >
      <span>
        {start} <span className={styles.wide}>{wide} </span>
        {end}
      </span>
    </Link>
  );
}

import { useServices } from "#app/lib/services.tsx";
import styles from "./specimen-mark.module.css";

/** Marks content that stands in for what the bank has yet to provide. */
export function SpecimenMark() {
  const { specimen, specimenTitle } = useServices().content.messages;
  return (
    <span className={styles.mark} title={specimenTitle}>
      {specimen}
    </span>
  );
}

import { useServices } from "#app/lib/services.tsx";
import styles from "./specimen-mark.module.css";

/** Marks a specimen, which the bank has yet to replace. */
export function SpecimenMark() {
  const { specimen, specimenTitle } = useServices().content.messages;
  return (
    <>
      {" "}
      <span className={styles.mark} title={specimenTitle}>
        {specimen}
      </span>{" "}
    </>
  );
}

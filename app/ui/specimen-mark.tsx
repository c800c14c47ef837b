import styles from "./specimen-mark.module.css";

/** Marks content that stands in for what the bank has yet to provide. */
export function SpecimenMark({ label, title }: { label: string; title: string }) {
  return (
    <span className={styles.mark} title={title}>
      {label}
    </span>
  );
}

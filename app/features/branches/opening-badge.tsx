import styles from "./opening-badge.module.css";

/** Whether a place is open, in words; the colour only repeats them. */
export function OpeningBadge({ isOpen, state }: { isOpen: boolean; state: string }) {
  return (
    <p className={styles.badge} data-open={isOpen || undefined}>
      {state}
    </p>
  );
}

import styles from "./opening-badge.module.css";

/** Says in words if a place is open; the colour only repeats them. */
export function OpeningBadge({ isOpen, state }: { isOpen: boolean; state: string }) {
  return (
    <p className={styles.badge} data-open={isOpen || undefined}>
      {state}
    </p>
  );
}

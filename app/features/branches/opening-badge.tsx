import styles from "./opening-badge.module.css";

/** The opening state as text; the colour only repeats it. */
export function OpeningBadge({ isOpen, state }: { isOpen: boolean; state: string }) {
  return (
    <p className={styles.badge} data-open={isOpen || undefined}>
      {state}
    </p>
  );
}

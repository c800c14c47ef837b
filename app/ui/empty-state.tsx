import type { ReactNode } from "react";
import { BeadSign } from "./bead-sign.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = { ring: string; icon: string; children: ReactNode };

/** What stands where a list would be, when there is nothing in it: why, and how to go on. */
export function EmptyState({ ring, icon, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <BeadSign ring={ring} icon={icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

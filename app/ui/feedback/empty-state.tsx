import type { ReactNode } from "react";
import { BeadSign } from "../media/bead-sign.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = { ring: string; icon: string; children: ReactNode };

/** Shown in place of an empty list: the reason, and the next step. */
export function EmptyState({ ring, icon, children }: EmptyStateProps) {
  return (
    <div className={`${styles.empty} raised`}>
      <BeadSign ring={ring} icon={icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}

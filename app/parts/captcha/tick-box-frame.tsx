import type { ReactNode } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import styles from "./tick-box.module.css";

type TickBoxFrameProps = { id: string; error: string | undefined; children: ReactNode };

/** The box with its error below. Hidden without script: other checks guard the form then. */
export function TickBoxFrame({ id, error, children }: TickBoxFrameProps) {
  return (
    <div className={`${styles.frame} needs-script`}>
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning-circle-fill" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

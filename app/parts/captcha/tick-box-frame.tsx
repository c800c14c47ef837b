import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./tick-box.module.css";

type TickBoxFrameProps = { id: string; error: string | undefined; children: ReactNode };

/** The box, and what is wrong below it. Not shown where there is no script to answer it. */
export function TickBoxFrame({ id, error, children }: TickBoxFrameProps) {
  return (
    <div className={styles.frame} data-needs-script="">
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning-circle-fill" />
          {error}
        </p>
      )}
    </div>
  );
}

import type { ReactNode } from "react";
import { FieldError } from "#app/ui/form/field-error.tsx";
import styles from "./tick-box.module.css";

type TickBoxFrameProps = { id: string; error: string | undefined; children: ReactNode };

/** The box with its error below. Hidden without script: other checks guard the form then. */
export function TickBoxFrame({ id, error, children }: TickBoxFrameProps) {
  return (
    <div className={`${styles.frame} needs-script`}>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

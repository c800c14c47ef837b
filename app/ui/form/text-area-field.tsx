import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import styles from "./field.module.css";

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<"textarea">, "className" | "aria-invalid" | "aria-describedby">;

/** A labelled text area. */
export function TextAreaField({ label, hint, error, id, rows = 6, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <span className={styles.box}>
          <textarea className={styles.area} rows={rows} {...area} {...wiring} />
        </span>
      )}
    </FieldFrame>
  );
}

import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import styles from "./field.module.css";

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** The error of the value, and its remedy. */
  error?: string | undefined;
};

/** The attributes that tie the control to the words around it. */
type Wiring = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldFrameProps = FieldTexts & {
  /** Given where something else, such as an error summary, links to the control. */
  id?: string | undefined;
  /** Words within the control's box that belong to its description: a unit. */
  unitId?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
};

/** The words around one control: label and hint above it, error below. */
export function FieldFrame({ label, hint, error, id: givenId, unitId, children }: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [errorId, unitId, hintId].filter(Boolean).join(" ") || undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="warning-circle-fill" className={styles.errorSign} />
          {error}
        </p>
      )}
    </div>
  );
}

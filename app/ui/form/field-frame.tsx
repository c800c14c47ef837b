import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import styles from "./field.module.css";

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** True if the hint is about the initial value. */
  isHintOfStart?: boolean | undefined;
  /** The error with its remedy; empty if it is shown elsewhere. */
  error?: string | undefined;
};

/** The attributes that link a control to its texts. */
type Wiring = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldFrameProps = FieldTexts & {
  /** Set if something else, such as an error summary, links to the control. */
  id?: string | undefined;
  /** The id of a unit within the control's box, which belongs to the control's description. */
  unitId?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
};

/** The texts around a control: label and hint above it, error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, isHintOfStart, error, id: givenId, unitId, children } = props;
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
        <p className={styles.hint} id={hintId} data-live={isHintOfStart ? hintId : undefined}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": [errorId, unitId, hintId].filter(Boolean).join(" ") || undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

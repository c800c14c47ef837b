import type { ReactNode } from "react";
import { FieldError } from "#app/ui/form/field-error.tsx";
import type { TickBoxProps } from "./tick-box-props.ts";
import styles from "./tick-box.module.css";

type TickBoxFrameProps = Pick<TickBoxProps, "id" | "texts" | "error"> & {
  hasFailed: boolean;
  onRetry: () => void;
  children?: ReactNode;
};

/**
 * The box, a message with a button to try again if it has failed, and its error. Hidden without script: other checks
 * guard the form then.
 */
export function TickBoxFrame(props: TickBoxFrameProps) {
  const { id, texts, error, hasFailed, onRetry, children } = props;
  return (
    <div className={`${styles.frame} needs-script`}>
      {children}
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {texts.failed}{" "}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {texts.retry}
          </button>
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

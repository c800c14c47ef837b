import type { TickBoxProps } from "./tick-box-props.ts";
import styles from "./tick-box.module.css";

type TickBoxFailureProps = Pick<TickBoxProps, "texts"> & { onRetry: () => void };

/** A message that the box has failed, with a button to try again. */
export function TickBoxFailure({ texts, onRetry }: TickBoxFailureProps) {
  return (
    <p className={styles.failed} role="alert">
      {texts.failed}{" "}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {texts.retry}
      </button>
    </p>
  );
}

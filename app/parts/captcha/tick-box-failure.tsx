import type { TickBoxProps } from "./tick-box-props.ts";
import styles from "./tick-box.module.css";

type TickBoxFailureProps = Pick<TickBoxProps, "texts"> & { onRetry: () => void };

/** That the box could not do its work, and a button to have it try again. */
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

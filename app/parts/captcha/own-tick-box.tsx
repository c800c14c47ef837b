import { useEffect, useImperativeHandle, useRef } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import { TickBoxFailure } from "./tick-box-failure.tsx";
import { TickBoxFrame } from "./tick-box-frame.tsx";
import type { TickBoxProps } from "./tick-box-props.ts";
import { useProof } from "./use-proof.ts";
import styles from "./tick-box.module.css";

/** Our own tick box: a tick starts a proof of work in the background. */
export function OwnTickBox({ id, texts, error, onTick, ref }: TickBoxProps) {
  const { state, prepare, prove, freshToken, forget } = useProof();
  const box = useRef<HTMLInputElement>(null);

  useImperativeHandle(ref, () => ({
    isTicked: () => box.current?.checked === true,
    token: async () => (box.current?.checked ? freshToken() : undefined),
    renew() {
      void prove();
      return true;
    },
    reset() {
      if (box.current) box.current.checked = false;
      forget();
    },
  }));

  // The visitor has touched the form, so the solver is fetched while they type. The box may have been ticked before
  // React took over.
  useEffect(() => {
    if (box.current?.checked) void prove();
    else prepare();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes over
  }, []);

  return (
    <TickBoxFrame id={id} error={error}>
      <div className={styles.row}>
        <input
          className={styles.box}
          type="checkbox"
          id={id}
          ref={box}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => {
            if (target.checked) void prove();
            else forget();
            onTick?.();
          }}
        />
        <label className={styles.label} htmlFor={id}>
          {texts.label}
        </label>
        <span className={styles.sign} data-state={state} aria-hidden="true">
          {state === "checked" && <Icon name="check-circle-fill" />}
        </span>
        <span className="visually-hidden" role="status">
          {state === "checking" || state === "checked" ? texts[state] : ""}
        </span>
      </div>
      {state === "failed" && <TickBoxFailure texts={texts} onRetry={() => void prove()} />}
    </TickBoxFrame>
  );
}

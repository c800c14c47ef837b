import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Proof } from "./make-proof.ts";
import { TickBoxFrame } from "./tick-box-frame.tsx";
import type { TickBoxProps } from "./tick-box-props.ts";
import styles from "./tick-box.module.css";

type State = "unticked" | "checking" | "checked" | "failed";

/** Shorter than the server lets a proof live (20 minutes), so that none is sent in its last second. */
const freshForMs = 15 * 60 * 1000;

/** The tick box of our own: ticked, it lets the visitor's machine do a sum, in the background. */
export function OwnTickBox({ id, words, error, onTick, ref }: TickBoxProps) {
  const [state, setState] = useState<State>("unticked");
  const box = useRef<HTMLInputElement>(null);
  const proof = useRef<Promise<Proof | undefined>>(undefined);

  function prove() {
    const settle = (outcome: State, found?: Proof) => {
      // Unticked in the meantime, or begun anew.
      if (proof.current === started) setState(outcome);
      return found;
    };
    const started: Promise<Proof | undefined> = import("./make-proof.ts")
      .then(({ makeProof }) => makeProof())
      .then(
        (found) => settle("checked", found),
        () => settle("failed"),
      );
    proof.current = started;
    setState("checking");
    return started;
  }

  function forget() {
    proof.current = undefined;
    setState("unticked");
  }

  useImperativeHandle(ref, () => ({
    isTicked: () => box.current?.checked === true,
    async token() {
      if (!box.current?.checked) return undefined;
      const found = await (proof.current ?? prove());
      const isFresh = found && performance.now() - found.madeAt < freshForMs;
      return (isFresh ? found : await prove())?.token;
    },
    renew() {
      void prove();
      return true;
    },
    reset() {
      if (box.current) box.current.checked = false;
      forget();
    },
  }));

  // Whoever gets here has touched the form: what the sum needs is fetched while they write. They may also have ticked
  // the box before React took over.
  useEffect(() => {
    if (box.current?.checked) void prove();
    else void import("./make-proof.ts").catch(() => undefined);
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
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => {
            if (target.checked) void prove();
            else forget();
            onTick?.();
          }}
        />
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <span className={styles.sign} data-state={state} aria-hidden="true">
          {state === "checked" && <Icon name="check-circle-fill" />}
        </span>
        <span className="visually-hidden" role="status">
          {state === "checking" && words.checking}
          {state === "checked" && words.checked}
        </span>
      </div>
      {state === "failed" && (
        <p className={styles.failed} role="alert">
          {words.failed}{" "}
          <button type="button" className={styles.retry} onClick={() => void prove()}>
            {words.retry}
          </button>
        </p>
      )}
    </TickBoxFrame>
  );
}

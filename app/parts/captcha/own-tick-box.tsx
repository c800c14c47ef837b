import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import { TickBoxFrame } from "./tick-box-frame.tsx";
import type { TickBoxProps } from "./tick-box-props.ts";
import styles from "./tick-box.module.css";
import { inTime } from "#app/lib/in-time.ts";
import type { Proof } from "./make-proof.ts";

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
    <TickBoxFrame
      {...{ id, texts, error }}
      hasFailed={state === "failed"}
      onRetry={() => void prove()}
    >
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
    </TickBoxFrame>
  );
}

type State = "unticked" | "checking" | "checked" | "failed";

/** Milliseconds. The server accepts a proof for 20 minutes, and 15 leave time to send it. */
const freshForMs = 15 * 60 * 1000;

/** The proof of work for a tick, and its state. */
function useProof() {
  const [state, setState] = useState<State>("unticked");
  const solver = useRef<ReturnType<typeof fetchSolver>>(undefined);
  const proof = useRef<Promise<Proof | undefined>>(undefined);

  /** Fetches the solver. A failed fetch is retried on the next call. */
  function prepare() {
    const fetched = (solver.current ??= fetchSolver());
    fetched.catch(() => {
      if (solver.current === fetched) solver.current = undefined;
    });
    return fetched;
  }

  function prove() {
    const settle = (outcome: State, found?: Proof) => {
      // Not if the box was unticked meanwhile or another proof was started.
      if (proof.current === started) setState(outcome);
      return found;
    };
    const started: Promise<Proof | undefined> = prepare()
      .then((makeProof) => makeProof())
      .then(
        (found) => settle(found.token ? "checked" : "failed", found),
        () => settle("failed"),
      );
    proof.current = started;
    setState("checking");
    return started;
  }

  /** The token of a proof, renewed if it is old. Throws if the solver does not load or no worker runs. */
  async function freshToken() {
    await inTime(prepare());
    const found = await (proof.current ?? prove());
    const isFresh = found && performance.now() - found.madeAt < freshForMs;
    const fresh = isFresh ? found : await prove();
    if (fresh && !fresh.token) throw new Error("No worker works here");
    return fresh?.token;
  }

  function forget() {
    proof.current = undefined;
    setState("unticked");
  }

  return { state, prepare, prove, freshToken, forget };
}

async function fetchSolver() {
  const { fetchProofWorker, makeProof } = await import("./make-proof.ts");
  await fetchProofWorker();
  return makeProof;
}

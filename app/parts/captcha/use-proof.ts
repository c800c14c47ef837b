import { useRef, useState } from "react";
import { inTime } from "#app/lib/in-time.ts";
import type { Proof } from "./make-proof.ts";

type State = "unticked" | "checking" | "checked" | "failed";

/** Milliseconds. The server accepts a proof for 20 minutes, and 15 leave time to send it. */
const freshForMs = 15 * 60 * 1000;

/** The proof of work for a tick, and its state. */
export function useProof() {
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

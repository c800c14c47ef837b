import { useRef, useState } from "react";
import { inTime } from "#app/lib/in-time.ts";
import type { Proof } from "./make-proof.ts";

type State = "unticked" | "checking" | "checked" | "failed";

/** Shorter than the server lets a proof live (20 minutes), so that none is sent in its last second. */
const freshForMs = 15 * 60 * 1000;

/** The sum that stands for a tick, and how far the visitor's machine is with it. */
export function useProof() {
  const [state, setState] = useState<State>("unticked");
  const solver = useRef<ReturnType<typeof fetchSolver>>(undefined);
  const proof = useRef<Promise<Proof | undefined>>(undefined);

  /** Fetches what the sum needs; what failed is fetched anew. */
  function prepare() {
    const fetched = (solver.current ??= fetchSolver());
    fetched.catch(() => {
      if (solver.current === fetched) solver.current = undefined;
    });
    return fetched;
  }

  function prove() {
    const settle = (outcome: State, found?: Proof) => {
      // Unticked in the meantime, or begun anew.
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

  /** The proof, made anew where it has grown old. Throws where its scripts do not come, or do not work here. */
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

import { useRef, useState } from "react";
import type { Proof } from "./make-proof.ts";

type State = "unticked" | "checking" | "checked" | "failed";

/** Shorter than the server lets a proof live (20 minutes), so that none is sent in its last second. */
const freshForMs = 15 * 60 * 1000;

/** The sum that stands for a tick, and how far the visitor's machine is with it. */
export function useProof() {
  const [state, setState] = useState<State>("unticked");
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

  /** The proof, made anew where it has grown old. */
  async function freshToken() {
    const found = await (proof.current ?? prove());
    const isFresh = found && performance.now() - found.madeAt < freshForMs;
    return (isFresh ? found : await prove())?.token;
  }

  function forget() {
    proof.current = undefined;
    setState("unticked");
  }

  return { state, prove, freshToken, forget };
}

import { useEffect, useRef } from "react";
import type { ApplicationStep } from "../application-view.ts";

/** Makes the browser's Back go one step back, as far as the proof of the phone allows. */
export function useSteps(
  shown: { step: ApplicationStep; proof: string; receipt?: unknown; isSending: boolean },
  show: (change: { step: ApplicationStep }) => void,
) {
  const latest = useRef({ ...shown, show });
  useEffect(() => {
    latest.current = { ...shown, show };
  });
  useEffect(() => {
    history.replaceState({ step: latest.current.step }, "");
    function goBack({ state }: PopStateEvent) {
      const { current } = latest;
      // Links to fields add history entries without a step.
      const { step: found }: { step?: unknown } = Object(state);
      if (current.receipt || !found || found === current.step) return;
      // An upload goes on until it is cancelled.
      if (current.isSending) return history.pushState({ step: current.step }, "");
      current.show({ step: openStep(found, current.proof !== "") });
    }
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
  }, []);
}

/** The step to open for a history entry. Never "check": the answers may have changed, and "details" checks them. */
function openStep(found: unknown, isProven: boolean): ApplicationStep {
  if (found === "details" || found === "check") return isProven ? "details" : "phone";
  return found === "code" && !isProven ? "code" : "phone";
}

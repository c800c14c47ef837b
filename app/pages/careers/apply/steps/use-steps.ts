import { useEffect, useRef } from "react";
import type { ApplicationStep } from "../application-view.ts";
import type { ApplicationState } from "../use-application.ts";

/** Makes the browser's Back go one step back, as far as the proof of the phone allows. */
export function useSteps(
  state: Pick<ApplicationState, "step" | "proof" | "receipt" | "upload">,
  show: (change: { step: ApplicationStep }) => void,
) {
  const latest = useRef({ ...state, show });
  useEffect(() => {
    latest.current = { ...state, show };
  });
  useEffect(() => {
    history.replaceState({ step: latest.current.step }, "");
    function goBack({ state }: PopStateEvent) {
      const { current } = latest;
      // Links to fields add history entries without a step.
      const { step: found }: { step?: unknown } = Object(state);
      if (current.receipt || !found || found === current.step) return;
      // An upload goes on until it is cancelled.
      if (current.upload && "share" in current.upload)
        return history.pushState({ step: current.step }, "");
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

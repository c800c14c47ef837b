import { useEffect, useRef } from "react";
import type { ApplicationStep } from "../application-view.ts";

/** The results of earlier steps, for a later one. */
export type Passed = {
  phone: string;
  nonce: string;
  proof: string;
  /** The moment of the last code, by the clock of this device. */
  codeAt: number;
};

export type LeftStep = { step: ApplicationStep; passed: Passed };
type Shown = {
  step: ApplicationStep;
  proof: string;
  receipt?: unknown;
  isSending: boolean;
  show: (change: { step: ApplicationStep }) => void;
};

/**
 * Makes the browser's Back go one step back, as far as the proof of the phone allows. `left` finds the step that the
 * page showed before a reload.
 */
export function useSteps(
  shown: Shown,
  { left, resume }: { left: () => LeftStep | undefined; resume: (found: LeftStep) => void },
) {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    // The steps differ in height: the browser would return to a place far below a short one.
    history.scrollRestoration = "manual";
    const leftStep = left();
    history.replaceState({ step: leftStep?.step ?? latest.current.step }, "");
    if (leftStep) resume(leftStep);
    function goBack({ state }: PopStateEvent) {
      const { current } = latest;
      const found = stepOf(state);
      // Links to fields add history entries without a step.
      if (current.receipt || !found || found === current.step) return;
      // An upload goes on until it is cancelled.
      if (current.isSending) return history.pushState({ step: current.step }, "");
      current.show({ step: openStep(found, current.proof !== "") });
    }
    addEventListener("popstate", goBack);
    return () => removeEventListener("popstate", goBack);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes over
  }, []);
}

const stepOf = (entry: unknown): unknown => Object(entry).step;

/** The step to open for a history entry. Never "check": the answers may have changed, and "details" checks them. */
function openStep(found: unknown, isProven: boolean): ApplicationStep {
  if (found === "details" || found === "check") return isProven ? "details" : "phone";
  return found === "code" && !isProven ? "code" : "phone";
}

const keyOf = (jobId: string) => `application-step:${jobId}`;

/** Keeps in this tab what a reload would lose. If storage is forbidden, a reload begins at the phone. */
export function keepPassed(jobId: string, { phone, nonce, proof, codeAt }: Passed) {
  try {
    sessionStorage.setItem(keyOf(jobId), JSON.stringify({ phone, nonce, proof, codeAt }));
  } catch {}
}

export function forgetPassed(jobId: string) {
  try {
    sessionStorage.removeItem(keyOf(jobId));
  } catch {}
}

/** The step that the page showed before a reload, unless it was the first. */
export function findLeftStep(jobId: string): LeftStep | undefined {
  const left = stepOf(history.state);
  try {
    const kept: Partial<Record<keyof Passed, unknown>> = Object(
      JSON.parse(sessionStorage.getItem(keyOf(jobId)) ?? ""),
    );
    const textOf = (name: keyof Passed) => String(kept[name] ?? "");
    const passed = {
      phone: textOf("phone"),
      nonce: textOf("nonce"),
      proof: textOf("proof"),
      codeAt: Number(kept.codeAt),
    };
    const step = left === "check" && passed.proof ? left : openStep(left, passed.proof !== "");
    return step === "phone" ? undefined : { step, passed };
  } catch {
    return undefined;
  }
}

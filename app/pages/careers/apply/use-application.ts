import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { countErrors, countEvent } from "#app/lib/count-event.ts";
import type { CaptchaChoice } from "#app/parts/captcha/tick-box-props.ts";
import type { PrivacyNoticeProps } from "#app/parts/privacy-notice-props.ts";
import { makeIdempotencyKey } from "#app/lib/idempotency-key.ts";
import type { Values } from "./values/application-values.ts";
import {
  type ApplicationLimits,
  type ApplicationStep,
  type ApplicationView,
  type ApplicationTexts,
  type FirstTexts,
  firstView,
} from "./application-view.ts";
import { formatPhone } from "./phone/phone-number.ts";
import { stepTitle } from "./steps/step-title.ts";
import { useDraft } from "./draft/use-draft.ts";
import { type Later, useLater } from "./use-later.ts";

export type JobApplicationProps = {
  jobId: string;
  /** A job for beginners, whose form asks for no previous salary. */
  isTraineeship: boolean;
  /** The title of the page. */
  title: string;
  firstTexts: FirstTexts;
  /** The texts of all steps, if the server rendered one of the later steps. */
  texts?: ApplicationTexts | undefined;
  limits: ApplicationLimits;
  /** The view that the server rendered, if it is not the first. */
  start?: ApplicationView | undefined;
  privacy: PrivacyNoticeProps;
  /** The timestamp of forms sent without script. */
  formTimestamp: string;
  captcha: CaptchaChoice;
};

export type Receipt = { reference: string; day: string };

export type ApplicationState = ApplicationView & {
  cv: File | undefined;
  /** Increased to render the form again from the values. */
  draw: number;
  isFromDraft: boolean;
  receipt?: Receipt;
};

/** The state of the wizard in the browser, with the transitions between its steps. */
export function useApplication(props: JobApplicationProps, Steps?: Later["Steps"]) {
  const { jobId, title, firstTexts, start = firstView, texts } = props;
  const [state, setState] = useState<ApplicationState>(() => ({
    ...start,
    cv: undefined,
    draw: 0,
    isFromDraft: false,
  }));
  const heading = useRef<HTMLHeadingElement>(null);
  /** The current values of the form. A ref, because typing must not render anything. */
  const typed = useRef(start.values);
  const idempotencyKey = useRef(start.idempotencyKey);
  const draft = useDraft(jobId);
  const all = useLater(texts && Steps && { texts, Steps });

  /** Shows a view without the errors of the one before and moves the focus to its heading. */
  function show(change: Partial<ApplicationState>) {
    countErrors("application", change.errors ?? {});
    // First, because an error of the new view is then put in front. A view that stays keeps its title and its error.
    if (change.step && change.step !== state.step)
      nameTab(stepTitle(change.step, title, firstTexts.form.steps));
    if (change.receipt && all.later) nameTab(all.later.texts.form.receipt.title);
    flushSync(() =>
      setState((before) => ({
        ...before,
        values: typed.current,
        errors: {},
        notice: undefined,
        draw: before.draw + 1,
        ...change,
      })),
    );
    heading.current?.focus();
  }

  function goTo(step: ApplicationStep, change: Partial<ApplicationState> = {}) {
    if (step !== state.step) history.pushState({ step }, "");
    show({ ...change, step });
  }

  function type(values: Values) {
    typed.current = values;
    // Changed answers are another application and need another key.
    idempotencyKey.current = "";
    draft.save(values);
  }

  useSteps(state, show);
  const isNew = props.start === undefined;
  useEffect(() => {
    if (isNew) countEvent({ form: "application", event: "form_opened" });
  }, [isNew]);

  return {
    state,
    heading,
    typed,
    draft,
    later: all.later,
    loadLater: all.load,
    show,
    goTo,
    type,
    chooseCv(cv: File | undefined) {
      idempotencyKey.current = "";
      setState((before) => ({ ...before, cv }));
    },
    /** Opens the form, with the device's draft if nothing is typed yet. */
    openDetails(change: Partial<ApplicationState>) {
      const found = draft.findFor(typed.current);
      if (found) typed.current = found;
      goTo("details", { ...change, isFromDraft: found !== undefined, rows: firstView.rows });
    },
    /** Leads to the phone; what was typed and the CV stay. */
    renewProof() {
      goTo("phone", { phone: formatPhone(state.phone), proof: "" });
    },
    /** Deletes the answers here and on the device. */
    clearDraft() {
      draft.clear();
      typed.current = firstView.values;
      show({ isFromDraft: false, rows: firstView.rows });
    },
    keyForSending() {
      return (idempotencyKey.current ||= makeIdempotencyKey());
    },
    finish(receipt: Receipt) {
      countEvent({ form: "application", event: "form_sent" });
      draft.clear();
      typed.current = firstView.values;
      idempotencyKey.current = "";
      show({ ...firstView, cv: undefined, isFromDraft: false, receipt });
    },
  };
}

/** Sets the title of the tab and keeps the name of the bank at its end. */
function nameTab(title: string) {
  document.title = title + document.title.slice(document.title.lastIndexOf(" | "));
}

export type ApplicationControl = ReturnType<typeof useApplication>;

/** Makes the browser's Back go one step back, as far as the proof of the phone allows. */
function useSteps(
  { step, proof, receipt }: ApplicationState,
  show: (change: Partial<ApplicationState>) => void,
) {
  const latest = useRef({ step, proof, receipt, show });
  useEffect(() => {
    latest.current = { step, proof, receipt, show };
  });
  useEffect(() => {
    history.replaceState({ step: latest.current.step }, "");
    function goBack({ state }: PopStateEvent) {
      const { current } = latest;
      // Links to fields add history entries without a step.
      const { step: found }: { step?: unknown } = Object(state);
      if (current.receipt || !found || found === current.step) return;
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

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { countErrors, countEvent } from "#app/lib/count-event.ts";
import { inPagesLanguage } from "#app/lib/in-page-language.ts";
import { makeIdempotencyKey } from "#app/lib/idempotency-key.ts";
import { showUrl } from "#app/lib/show-url.ts";
import type { CaptchaChoice } from "#app/parts/captcha/tick-box-props.ts";
import type { PrivacyNoticeProps } from "#app/parts/privacy-notice-props.ts";
import {
  type ApplicationLimits,
  type ApplicationStep,
  type ApplicationTexts,
  type ApplicationView,
  type FirstTexts,
  firstView,
} from "./application-view.ts";
import { useDraft } from "./draft/draft.ts";
import { postStep } from "./sending/post-step.ts";
import { stepTitle } from "./steps/steps-bar.tsx";
import {
  findLeftStep,
  forgetPassed,
  keepPassed,
  type LeftStep,
  type Passed,
  useSteps,
} from "./steps/use-steps.ts";
import { type Values, inFormOrder, noValues, toFields } from "./values/application-values.ts";

export type JobApplicationProps = {
  jobId: string;
  /** The path of the page in its language, to which each step posts. */
  path: string;
  /** A job for beginners, whose form asks for no previous salary. */
  isTraineeship: boolean;
  /** The title of the page. */
  title: string;
  firstTexts: FirstTexts;
  /** The texts of the later steps, if the server rendered one of them. */
  texts?: ApplicationTexts | undefined;
  limits: ApplicationLimits;
  /** The view that the server rendered, if it is not the first. */
  start?: ApplicationView | undefined;
  privacy: PrivacyNoticeProps;
  /** The timestamp of forms sent without script. */
  formTimestamp: string;
  captcha: CaptchaChoice;
};

export type ApplicationState = ApplicationView & {
  codeAt: Passed["codeAt"];
  cv: File | undefined;
  /** Increased to render the form again from the values. */
  draw: number;
  isFromDraft: boolean;
  /** The query of the receipt's path. */
  receipt?: URLSearchParams;
  /** The step that is being posted. */
  posted?: string | undefined;
  /** The share of the application that is sent (0 to 1), or a failure with its reason if it is known. */
  upload?: { share: number } | { detail: string | undefined } | undefined;
};
type Change = Partial<ApplicationState>;
export type ApplicationControl = ReturnType<typeof useApplication>;

/** The state of the wizard in the browser: the views that the server answers, and what only the browser has. */
export function useApplication(props: JobApplicationProps, fieldId: (name: string) => string) {
  const { jobId, title, firstTexts, start = firstView } = props;
  const [state, setState] = useState<ApplicationState>(() => ({
    ...start,
    codeAt: Date.now(),
    cv: undefined,
    draw: 0,
    isFromDraft: false,
  }));
  const [texts, setTexts] = useState(props.texts);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The current values of the form. A ref, because typing must not render anything. */
  const typed = useRef(start.values);
  const draft = useDraft(jobId);
  const change = (some: Change) => setState((before) => ({ ...before, ...some }));

  /** Shows a view without the errors of the one before, and moves the focus to its first error or its heading. */
  function show(some: Change) {
    const { step = state.step, errors = {}, values = typed.current } = some;
    countErrors("application", errors);
    typed.current = values;
    // First, because an error of the new view is then added in front of the title. If the step stays, so do its title
    // and error.
    if (step !== state.step) nameTab(stepTitle(step, title, firstTexts.form.steps));
    if (some.receipt && texts) nameTab(texts.form.receipt.title);
    const fresh = { errors: {}, notice: undefined, posted: undefined, upload: undefined };
    flushSync(() =>
      setState((before) => ({ ...before, ...fresh, draw: before.draw + 1, ...some, values })),
    );
    const [[wrong] = [""]] = inFormOrder(errors);
    const first = document.getElementById(fieldId(wrong)) ?? heading.current;
    // A field that has the focus already would not be read with its error; an alert is heard anyway.
    if (!some.notice) first?.blur();
    first?.focus();
  }

  // A step sent before the script arrived was answered by the server, which does not have the draft.
  useEffect(() => {
    const found = start.step === "details" ? draft.findFor(typed.current) : undefined;
    if (found) show({ values: found, isFromDraft: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes over
  }, []);

  function goTo(some: Change & { step: ApplicationStep }) {
    // After a reload the browser is already at the step.
    if (some.step !== state.step && some.step !== history.state?.step)
      history.pushState({ step: some.step }, "");
    show(some);
  }

  /** Goes to the view that the server answered; a new form has the device's draft if nothing is typed yet. */
  function follow(
    view: ApplicationView,
    codeAt = view.nonce && view.nonce !== state.nonce ? Date.now() : state.codeAt,
  ) {
    const isNewForm = view.step === "details" && (state.step === "phone" || state.step === "code");
    const found = isNewForm ? draft.findFor(view.values) : undefined;
    keepPassed(jobId, { ...view, codeAt });
    goTo({
      ...view,
      codeAt,
      // With script more rows can appear.
      rows: state.rows,
      ...(isNewForm && { isFromDraft: found !== undefined }),
      ...(found && { values: found }),
    });
  }

  function finish(receipt: string) {
    const path = inPagesLanguage(receipt);
    showUrl(path, {});
    countEvent({ form: "application", event: "form_sent" });
    draft.clear();
    forgetPassed(jobId);
    show({
      ...firstView,
      cv: undefined,
      isFromDraft: false,
      receipt: new URLSearchParams(path.split("?")[1]),
    });
  }

  /** Shows the step before a reload: the server checks what was kept, and has the texts of the step. */
  async function resume({ step, passed: { phone, nonce, proof, codeAt } }: LeftStep) {
    const values = step === "check" ? draft.findFor(noValues) : undefined;
    const fields =
      step === "code"
        ? { step, phoneNumber: phone, nonce }
        : {
            step: "details",
            phoneNumber: phone,
            phoneProof: proof,
            ...(!values && { edit: "true" }),
          };
    const body = new URLSearchParams([...Object.entries(fields), ...toFields(values ?? noValues)]);
    const answer = await postStep(body, () => undefined).answer;
    if (typeof answer !== "object" || !("view" in answer)) return;
    setTexts(answer.texts);
    follow(answer.view, codeAt);
  }

  const isSending = state.upload !== undefined && "share" in state.upload;
  const isNew = props.start === undefined;
  useSteps(
    { ...state, isSending, show },
    { left: () => (isNew ? findLeftStep(jobId) : undefined), resume: (left) => void resume(left) },
  );
  useEffect(() => {
    if (isNew) countEvent({ form: "application", event: "form_opened" });
  }, [isNew]);

  return {
    state,
    texts,
    heading,
    draft,
    change,
    show,
    follow,
    finish,
    setTexts,
    type(values: Values) {
      typed.current = values;
      draft.save(values);
    },
    /** Another file makes another application, which needs another key. */
    chooseCv: (cv: File | undefined) => change({ cv, idempotencyKey: makeIdempotencyKey() }),
    goToPhone: () => goTo({ step: "phone" }),
    /** Deletes the answers here and on the device. */
    clearDraft() {
      draft.clear();
      show({ values: firstView.values, isFromDraft: false, rows: firstView.rows });
    },
  };
}

/** Sets the title of the tab and keeps the name of the bank at its end. */
function nameTab(title: string) {
  document.title = title + document.title.slice(document.title.lastIndexOf(" | "));
}

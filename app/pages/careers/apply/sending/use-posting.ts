import { type FormEvent, type MouseEvent, useRef } from "react";
import { countEvent } from "#app/lib/count-event.ts";
import { sendPlain, wasSentPlain } from "#app/lib/send-plain.ts";
import { tellWaiting } from "#app/lib/tell-waiting.ts";
import { type ApplicationView, failureOf } from "../application-view.ts";
import { checkCv } from "../cv/cv-file.ts";
import type { ApplicationControl, JobApplicationProps } from "../use-application.ts";
import { type Posting, postStep } from "./post-step.ts";

/** Gives the token of the tick box, empty without a tick; rejects if the scripts of the box do not load. */
type Tick = () => Promise<string>;
type Sent = { body: FormData; isUpload: boolean; cvError: string | undefined };

/** Posts the forms of the steps, one at a time, and shows what the server answers. */
export function usePosting(
  { firstTexts, limits }: JobApplicationProps,
  { state, texts, setTexts, change, show, follow, finish }: ApplicationControl,
) {
  /** The button of the last click: browsers before Chrome 81 do not say which button sends a form. */
  const pressed = useRef<HTMLButtonElement>(null);
  const isPosting = useRef(false);
  const running = useRef<Posting>(undefined);

  /** Sends a form as its pressed button would. Resolves to the server's view, if one came. */
  async function post(form: HTMLFormElement, tick?: Tick) {
    if (isPosting.current) return undefined;
    isPosting.current = true;
    const view = await prepare(form, tick).then((sent) => sent && send(sent));
    isPosting.current = false;
    change({ posted: undefined });
    return view;
  }

  /** Undefined if an error shows instead, or if the browser sends the form itself. */
  async function prepare(form: HTMLFormElement, tick?: Tick): Promise<Sent | undefined> {
    const button = pressed.current?.form === form ? pressed.current : undefined;
    pressed.current = null;
    const body = new FormData(form);
    if (button?.name) body.append(button.name, button.value);
    const takesCv = !button?.name && form.elements.namedItem("cv") !== null;
    const isUpload = takesCv && state.step === "check";
    const cvError =
      takesCv && texts ? await checkCv(state.cv, limits, texts.application) : undefined;
    if (isUpload && cvError) {
      show({ errors: { cv: cvError } });
      return undefined;
    }
    change({ posted: String(body.get("step")) });
    try {
      if (tick) body.set("captcha", await tick());
    } catch {
      await sendPlain(form);
      return undefined;
    }
    if (isUpload && state.cv) body.set("cv", state.cv, state.cv.name);
    return { body, isUpload, cvError };
  }

  async function send({ body, isUpload, cvError }: Sent): Promise<ApplicationView | undefined> {
    // The other forms show a waiting text of their own.
    const isSilent = !isUpload && (state.step === "details" || state.step === "check");
    const endWait = isSilent ? tellWaiting(document.body) : undefined;
    if (isUpload) change({ upload: { share: 0 } });
    running.current = postStep(isUpload ? body : withoutFile(body), (share) => {
      if (isUpload) change({ upload: { share } });
    });
    const answer = await running.current.answer;
    endWait?.();
    if (answer === "cancelled") showCancelled();
    else if (!answer) fail(isUpload);
    else if ("receipt" in answer) finish(answer.receipt);
    else {
      const { view } = answer;
      setTexts(answer.texts);
      if (isUpload && view.step === "check" && view.notice) fail(isUpload, view.notice.detail);
      // The server has not received the file yet, so the browser's own error is added.
      else if (cvError && (view.step === "details" || view.step === "check"))
        follow({ ...view, step: "details", errors: { ...view.errors, cv: cvError } });
      else follow(view);
      return view;
    }
    return undefined;
  }

  function fail(isUpload: boolean, detail?: string) {
    if (!isUpload) return show({ notice: failureOf(state.step, firstTexts.notSent, texts) });
    countEvent({ form: "application", event: "form_failed" });
    change({ upload: { detail } });
  }

  function showCancelled() {
    if (texts) show({ notice: { heading: texts.form.sending.cancelled } });
  }

  return {
    post,
    cancel: () => running.current?.cancel(),
    notePress({ target }: MouseEvent) {
      if (target instanceof Element) pressed.current = target.closest("button");
    },
    submit(event: FormEvent<HTMLFormElement>, tick?: Tick) {
      const form = event.currentTarget;
      if (!isPosting.current && wasSentPlain(form)) return Promise.resolve(undefined);
      event.preventDefault();
      return post(form, tick);
    },
  };
}

/** Only the last step sends the CV. */
function withoutFile(body: FormData) {
  const fields = new URLSearchParams();
  body.forEach((value, name) => {
    if (typeof value === "string") fields.append(name, value);
  });
  return fields;
}

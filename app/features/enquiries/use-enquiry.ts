import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { countErrors, countEvent } from "#app/lib/count-event.ts";
import { focusFirstError } from "#app/lib/focus-error.ts";
import { sendPlain, wasSentPlain } from "#app/lib/send-plain.ts";
import type { TickBoxHandle } from "#app/parts/captcha/tick-box-props.ts";
import { enquiryForms } from "#domain/forms/enquiry-forms.ts";
import { toErrorMessages } from "#domain/forms/enquiry-texts.ts";
import { checkAnswers, loadPhones } from "./check-answers.ts";
import type { EnquiryFormProps } from "./enquiry-form-props.ts";
import { type EnquiryErrors, readValues } from "./enquiry-kinds.ts";
import { keepReceipt, useKeptReceipt } from "./stored-receipt.ts";
import type { SendResult } from "./send-enquiry.ts";
import { useAttempts } from "./use-attempts.ts";

type Submission =
  | { state: "submitting" | "submitted" }
  | { state: "failed"; message: string | undefined };

/** The state of one form. Fields are uncontrolled, so that text typed before React took over stays. */
export function useEnquiry({ kind, about, texts, returned, ...props }: EnquiryFormProps) {
  const id = useId();
  const [errors, setErrors] = useState(returned?.errors ?? {});
  /** The notice of a form sent without script; removed when the form is sent again. */
  const [notice, setNotice] = useState(returned?.notice);
  /** Fields changed since the last answer: their errors are hidden (FRM-9). */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [submission, setSubmission] = useState<Submission>();
  const kept = useKeptReceipt();
  const receipt = props.receipt ?? kept;
  const form = useRef<HTMLFormElement>(null);
  const tickBox = useRef<TickBoxHandle>(null);
  const isSending = useRef(false);
  const { send } = useAttempts(tickBox);

  const isNew = returned === undefined;
  useEffect(() => {
    if (isNew) countEvent({ form: kind, event: "form_opened" });
  }, [isNew, kind]);

  useEffect(() => {
    void loadPhones(kind);
    const zone = form.current?.elements.namedItem("timeZone");
    if (zone instanceof HTMLInputElement) zone.value ||= timeZoneHere();
  }, [kind]);

  function showErrors(found: EnquiryErrors) {
    countErrors(kind, found);
    // The focus moves once the error messages are there, or a screen reader would read the field without its error.
    flushSync(() => {
      setSubmission(undefined);
      setErrors(found);
      setChanged(new Set());
    });
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    if (form.current && wasSentPlain(form.current) && !isSending.current) return;
    event.preventDefault();
    if (!form.current || isSending.current) return;
    isSending.current = true;
    setNotice(undefined);
    const read = await checkAnswers(kind, readValues(kind, new FormData(form.current)));
    const isTicked = tickBox.current?.isTicked();
    if (!read.ok || !isTicked) {
      isSending.current = false;
      return showErrors({
        ...(!read.ok &&
          toErrorMessages(enquiryForms[kind], { ...texts.forms, ...texts }, read.errors)),
        ...(!isTicked && { captcha: texts.forms.errors.captcha.missing }),
      });
    }
    setErrors({});
    setSubmission({ state: "submitting" });
    const { fullname: name, ...answers } = read.answers;
    const sent = await send({ name, ...answers, ...about });
    const isLeft = sent.kind === "unsent" && (await sendPlain(form.current));
    isSending.current = false;
    // Resets the overlay in case the visitor comes back to this page with Back.
    if (isLeft) setSubmission(undefined);
    else settle(sent);
  }

  function settle(sent: SendResult) {
    if (sent.kind === "refused") return showErrors(inFormTerms(sent.fields));
    if (sent.kind !== "kept") {
      countEvent({ form: kind, event: "form_failed" });
      const message = sent.kind === "failed" ? sent.message : undefined;
      return setSubmission({ state: "failed", message });
    }
    countEvent({ form: kind, event: "form_sent" });
    keepReceipt(sent);
    setSubmission({ state: "submitted" });
  }

  function goBack() {
    const isDone = submission?.state === "submitted";
    flushSync(() => setSubmission(undefined));
    // After a failure the focus returns to the button by itself.
    if (isDone) document.getElementById(fieldId("form"))?.focus();
  }

  /** FRM-18: two fields have this error, and one filled in is enough. */
  const needsEither = (name: string) =>
    errors[name] !== undefined && errors[name] === texts.fields[name]?.["neither"];
  const noteChange = (name: string) => {
    const also = needsEither(name) ? Object.keys(errors).filter(needsEither) : [];
    setChanged((names) => new Set([...names, name, ...also]));
  };
  const fieldId = (name: string) => `${id}-${name}`;
  const inOrder = [...Object.keys(enquiryForms[kind]), "captcha"];

  return {
    notice,
    submission,
    receipt,
    goBack,
    fieldId,
    errorOf: (name: string) => (changed.has(name) ? undefined : errors[name]),
    /** Stays until the form is sent again: a summary that shrank would move the form while the visitor types. */
    problems: inOrder.flatMap((name) => {
      const sentence = errors[name];
      return sentence ? [{ fieldId: fieldId(name), text: sentence }] : [];
    }),
    tickBoxProps: { ref: tickBox, onTick: () => noteChange("captcha") },
    formProps: {
      ref: form,
      onSubmit: (event: FormEvent) => void submit(event),
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isField(target)) noteChange(target.name);
      },
    },
  };
}

/** Empty in Kenya, because the bank uses Kenyan time by default. */
function timeZoneHere() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "Africa/Nairobi" ? "" : timeZone;
}

/** FRM-1: the API calls the name `name`, the form `fullname`. */
function inFormTerms({ name, ...fields }: EnquiryErrors): EnquiryErrors {
  return name === undefined ? fields : { ...fields, fullname: name };
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget): target is FieldElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { countEvent } from "#app/lib/count-event.ts";
import { focusFirstError } from "#app/lib/focus-error.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";

type Calculated<Answer, ErrorCodes> =
  | { ok: true; answer: Answer }
  | { ok: false; errors: ErrorCodes };

/** The values a visitor typed, by field name. */
export type Typed = Readonly<Record<string, string>>;

/** Error messages by field name, in the order of the form. */
type Errors<Field extends string> = Partial<Record<Field, string | undefined>>;

type CalculatorOptions<Answer, ErrorCodes, Field extends string> = {
  calculate: (sent: SubmittedFields) => Calculated<Answer, ErrorCodes>;
  toErrorMessages: (errorCodes: ErrorCodes) => Errors<Field>;
  /** The values from the page's URL: the server and the browser calculate the same answer from them. */
  sent: Typed | undefined;
};

/** On the calculator's own page, so that Back and a reload give the same answer, as without script. */
function keepInAddress({ action }: HTMLFormElement, fields: FormData) {
  const address = new URL(action);
  if (address.pathname !== location.pathname) return;
  for (const [name, value] of fields) address.searchParams.set(name, String(value));
  history.replaceState(history.state, "", address.pathname + address.search);
}

/**
 * The state of one calculator: the form with its errors, or the answer. Fields are uncontrolled, so that text typed
 * before React took over stays, also while the answer is shown.
 */
export function useCalculator<Answer, ErrorCodes extends object, Field extends string>({
  calculate,
  toErrorMessages,
  sent,
}: CalculatorOptions<Answer, ErrorCodes, Field>) {
  const id = useId();
  const [result, setResult] = useState(() => sent && calculate(new Map(Object.entries(sent))));
  /** The values of the result. */
  const [asked, setAsked] = useState(sent ?? {});
  /** Fields changed since the last result: their errors are hidden (FRM-9). */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  /** The last answer while the form is filled in. */
  const [inSight, setInSight] = useState<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const answerHeading = useRef<HTMLHeadingElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const fields = new FormData(form.current);
    const calculated = calculate(fields);
    if (calculated.ok) countEvent({ event: "calculation" });
    // The focus moves once the error messages are there, or a screen reader would read the field without its error.
    flushSync(() => {
      setResult(calculated);
      setAsked(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])));
      setChanged(new Set());
    });
    if (calculated.ok) answerHeading.current?.focus();
    else focusFirstError(form.current);
    if (calculated.ok) keepInAddress(form.current, fields);
  }

  function noteChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const calculated = calculate(new FormData(currentTarget));
    if (calculated.ok) setInSight(calculated.answer);
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      setChanged((names) => (names.has(target.name) ? names : new Set(names).add(target.name)));
    }
  }

  function goBack(event: FormEvent) {
    event.preventDefault();
    flushSync(() => setResult(undefined));
    // The form, not its first field: a focused field would open the phone's keyboard over the form.
    form.current?.focus();
  }

  const formId = `${id}-form`;
  const answerId = `${id}-answer`;
  const fieldId = (name: Field) => `${id}-${name}`;
  const errors: Errors<Field> = result?.ok === false ? toErrorMessages(result.errors) : {};
  // The cast: Object.entries loses the type of the keys.
  const entries = Object.entries(errors) as [Field, string | undefined][];

  return {
    answer: result?.ok ? result.answer : undefined,
    inSight: result?.ok ? undefined : inSight,
    /** True while a field has the value that it began with. */
    isAsStarted: (name: Field, start = "") =>
      !changed.has(name) && (asked[name] ?? start) === start,
    /** The props that every field of the form has. */
    fieldProps: (name: Field) => ({
      id: fieldId(name),
      name,
      error: changed.has(name) ? undefined : errors[name],
      required: true,
    }),
    formProps: {
      id: formId,
      answerId,
      ref: form,
      isBehind: result?.ok === true,
      /** Stays until the form is sent again: a summary that shrank would move the form while the visitor types. */
      problems: entries.flatMap(([name, text]) => (text ? [{ fieldId: fieldId(name), text }] : [])),
      onSubmit: submit,
      onChange: noteChange,
    },
    answerProps: {
      headingRef: answerHeading,
      onBack: goBack,
      formId,
      answerId,
      typed: sent ?? {},
      asked,
    },
  };
}

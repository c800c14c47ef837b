import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";

type Calculated<Answer, ErrorCodes> =
  | { ok: true; answer: Answer }
  | { ok: false; errors: ErrorCodes };

/** The visitor's values, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

/** Words for what is wrong, by the name of the field, in the order of the form. */
type Errors<Field extends string> = Partial<Record<Field, string | undefined>>;

type CalculatorOptions<Answer, ErrorCodes, Field extends string> = {
  calculate: (sent: SubmittedFields) => Calculated<Answer, ErrorCodes>;
  toErrorMessages: (errorCodes: ErrorCodes) => Errors<Field>;
  /** The values of the page's URL: the server and the browser compute the same from them. */
  sent: Typed | undefined;
};

/**
 * The state of one calculator: the form, with its errors, or the answer. Fields keep their own values, so that what
 * was typed before React took over stays, and stays too while the answer is on view.
 */
export function useCalculator<Answer, ErrorCodes extends object, Field extends string>({
  calculate,
  toErrorMessages,
  sent,
}: CalculatorOptions<Answer, ErrorCodes, Field>) {
  const id = useId();
  const [result, setResult] = useState(() => sent && calculate(new Map(Object.entries(sent))));
  /** Fields changed since then: their errors are hidden (FRM-9). */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const answerHeading = useRef<HTMLHeadingElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const calculated = calculate(new FormData(form.current));
    // Focus moves only once the words are there, or a screen reader would read the field without its error.
    flushSync(() => {
      setResult(calculated);
      setChanged(new Set());
    });
    if (calculated.ok) answerHeading.current?.focus();
    else form.current.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  function noteChange({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      setChanged((names) => (names.has(target.name) ? names : new Set(names).add(target.name)));
    }
  }

  function goBack(event: FormEvent) {
    event.preventDefault();
    flushSync(() => setResult(undefined));
    // The form, not its first field: on a phone that would throw up the keyboard over it.
    form.current?.focus();
  }

  const formId = `${id}-form`;
  const fieldId = (name: Field) => `${id}-${name}`;
  const errors: Errors<Field> = result?.ok === false ? toErrorMessages(result.errors) : {};
  // The cast: Object.entries forgets the names of the keys.
  const entries = Object.entries(errors) as [Field, string | undefined][];

  return {
    answer: result?.ok ? result.answer : undefined,
    /** The props that every field of the form has. */
    fieldProps: (name: Field) => ({
      id: fieldId(name),
      name,
      error: changed.has(name) ? undefined : errors[name],
      required: true,
    }),
    formProps: {
      id: formId,
      ref: form,
      isBehind: result?.ok === true,
      /** Stays until the form is sent again: a summary that shrank would move the form under the typing hand. */
      problems: entries.flatMap(([name, text]) => (text ? [{ fieldId: fieldId(name), text }] : [])),
      onSubmit: submit,
      onChange: noteChange,
    },
    answerProps: { headingRef: answerHeading, onBack: goBack, formId, typed: sent ?? {} },
  };
}

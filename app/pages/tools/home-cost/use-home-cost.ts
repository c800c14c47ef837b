import {
  type FormEvent,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { type Language, withLanguage } from "#domain/pages/language.ts";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import type { HomeBasis, HomeCostField } from "#domain/lending/home-cost-input.ts";
import { countOnLeaving } from "#app/lib/count-on-leaving.ts";
import { focusFirstError } from "#app/lib/focus-error.ts";
import { link } from "#app/pages/link.ts";
import { errorMessages, type HomeErrors } from "./error-messages.ts";
import { answerHome, type HomeAnswer, sharedQuery } from "#app/features/home-cost/home-answer.ts";

type HomeCostOptions = {
  texts: HomeCostTexts;
  language: Language;
  basis: HomeBasis;
  /** The values from the page's URL. */
  sent: Readonly<Record<string, string>>;
};

/**
 * The state of the form and its answer. Every key recalculates; while the values are invalid the last answer stays.
 * Errors appear only when a field loses the focus, so that no message interrupts the typing of a number.
 */
export function useHomeCost({ texts, language, basis, sent }: HomeCostOptions) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ answer, errors, isAwake }, setState] = useState(() => {
    const answered = answerHome(new Map(Object.entries(sent)), basis);
    return {
      answer: answered.ok ? answered.answer : undefined,
      errors: errorMessages(answered, texts),
      isAwake: false,
    };
  });

  const recalculate = useCallback(
    (when: "typing" | "left" | "sent") => {
      if (!form.current) return false;
      const answered = answerHome(new FormData(form.current), basis);
      const errorsNow =
        when !== "typing" || answered.ok ? errorMessages(answered, texts) : undefined;
      const show = () =>
        setState((before) => ({
          answer: answered.ok ? answered.answer : before.answer,
          errors: errorsNow ?? before.errors,
          isAwake: true,
        }));
      // Renders forty years of figures in slices, or the next key would wait for them on a slow phone.
      if (when === "sent") show();
      else startTransition(show);
      if (answered.ok && when !== "typing") keepInAddress(answered.answer, basis, language);
      return answered.ok;
    },
    [basis, language, texts],
  );

  // A task of its own after the key, so that a slow phone shows the character before it calculates.
  const afterKey = useRef(0);
  const recalculateSoon = () => {
    clearTimeout(afterKey.current);
    afterKey.current = window.setTimeout(() => {
      if (recalculate("typing")) countOnLeaving();
    });
  };

  // Text typed before React took over.
  useEffect(() => void recalculate("typing"), [recalculate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The focus moves once the error messages are there, or a screen reader would read the field without its error.
    const isAnswered = flushSync(() => recalculate("sent"));
    if (isAnswered) {
      countOnLeaving();
      heading.current?.focus();
    } else focusFirstError(form.current);
  }

  const fieldId = (name: HomeCostField) => `${id}-${name}`;
  return {
    answer,
    /** True once React has taken over. */
    isAwake,
    errors,
    heading,
    fieldId,
    problems: problemsOf(errors, fieldId),
    formProps: {
      ref: form,
      onInput: recalculateSoon,
      onBlur: () => void recalculate("left"),
      onSubmit: submit,
    },
  };
}

/** Keeps the URL up to date, so that a reload or a copied URL gives the same home. */
function keepInAddress({ typed }: HomeAnswer, basis: HomeBasis, language: Language) {
  const address = link("/calculators/home-cost", undefined, sharedQuery(typed, basis));
  history.replaceState(history.state, "", withLanguage(address, language));
}

function problemsOf(errors: HomeErrors, fieldId: (name: HomeCostField) => string) {
  // The cast: Object.entries loses the type of the keys.
  return (Object.entries(errors) as [HomeCostField, string][]).map(([name, text]) => ({
    fieldId: fieldId(name),
    text,
  }));
}

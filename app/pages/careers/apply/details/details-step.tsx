import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { inFormOrder, readValues, type Values } from "../values/application-values.ts";
import { CvField } from "../cv/cv-field.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { ProofTime } from "../phone/proof-time.tsx";
import { formatPhone } from "#domain/contact/phone.ts";
import type { Errors } from "../application-view.ts";
import { RowList } from "./row-list.tsx";
import { type LaterStepProps, StepForm } from "../steps/step-form.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "../job-application.module.css";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";

/** Step 2 of CAR-8: the form. Its fields are uncontrolled, so that text typed before hydration stays. */
export function DetailsStep(step: LaterStepProps) {
  const { props, control, texts } = step;
  const { state, type, chooseCv } = control;
  const form = useRef<HTMLFormElement>(null);
  const { errorOf, noteChange, forget } = useErrors(state.errors);
  const text = texts.form;

  const readForm = () => readValues(new FormData(form.current ?? undefined));
  // Text typed before React took over.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => type(readForm()), []);

  return (
    <StepForm
      step={step}
      title={text.details.title}
      text={text.details.text}
      fields={{ phoneProof: state.proof, phoneNumber: state.phone }}
      ref={form}
      onChange={(event) => {
        noteChange(event);
        type(readForm());
      }}
    >
      {/* First of the buttons, because Enter in a field presses the first. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {text.details.next}
      </button>
      <DraftBox step={step} readForm={readForm} />
      <p className={styles.verified}>
        <span>{text.details.verified}</span>{" "}
        <strong translate="no">{formatPhone(state.phone)}</strong>
      </p>
      <ProofTime proof={state.proof} texts={texts} />
      <PersonalFields step={step} errorOf={errorOf} />
      {(["education", "workExperience"] as const).map((list) => (
        <RowList
          key={list}
          step={step}
          list={list}
          errorOf={errorOf}
          onRemove={() => {
            forget(list);
            type(readForm());
          }}
        />
      ))}
      <section className={`${stack.even} ${styles.part}`}>
        <h3>{text.cv.title}</h3>
        {/* Without script the file is chosen in the last step, in the form that sends it. */}
        <p className={styles.withoutScript}>{text.cv.later}</p>
        <div className={styles.withScript}>
          <CvField step={step} error={errorOf("cv")} onChoose={chooseCv} />
        </div>
      </section>
      <PrivacyNotice {...props.privacy} />
      <Button type="submit">{text.details.next}</Button>
    </StepForm>
  );
}

/** The errors by field. FRM-9: changing a field removes its error. */
function useErrors(errors: Errors) {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const found = new Map(inFormOrder(errors));
  const add = (name: string) => setChanged((names) => [...names, name]);
  return {
    errorOf: (name: string) =>
      changed.some((each) => name === each || name.startsWith(`${each}.`))
        ? undefined
        : found.get(name),
    noteChange({ target }: FormEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const { name } = target;
      if (found.has(name)) flushSync(() => add(name));
    },
    /** Removes the errors of a whole list, whose rows have changed places. */
    forget: add,
  };
}

type DraftBoxProps = { step: LaterStepProps; readForm: () => Values };

/** Lets the visitor keep a draft on this device or delete it. Without script there is no draft. */
function DraftBox({ step, readForm }: DraftBoxProps) {
  const { draft, state, clearDraft } = step.control;
  const texts = step.texts.form.draft;
  if (draft.isWanted === undefined) return null;
  return (
    <div className={`${stack.tight} ${styles.draft}`}>
      {state.isFromDraft && <p id={step.fieldId("draft")}>{texts.found}</p>}
      <CheckboxField
        label={texts.keep}
        hint={texts.warning}
        checked={draft.isWanted}
        onChange={({ target }) => draft.setWanted(target.checked, readForm())}
      />
      {draft.isWanted && (
        <p>
          <Button variant="quiet" onClick={clearDraft}>
            {texts.clear}
          </Button>
        </p>
      )}
    </div>
  );
}

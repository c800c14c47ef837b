import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { inFormOrder, readValues } from "../values/application-values.ts";
import { CvField } from "../cv/cv-field.tsx";
import { DraftBox } from "../draft/draft-box.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { ProofTime } from "../phone/proof-time.tsx";
import { type Errors, formatPhone } from "../application-view.ts";
import { RowList } from "./row-list.tsx";
import { HiddenFields, type LaterStepProps, StepForm } from "../steps/step-form.tsx";
import styles from "../job-application.module.css";

/** Step 2 of CAR-8: the form. Its fields are uncontrolled, so that text typed before hydration stays. */
export function DetailsStep(step: LaterStepProps) {
  const { props, control, fieldId, texts } = step;
  const { limits } = props;
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
      fields={
        <>
          {/* First of the buttons, because Enter in a field presses the first. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
            {text.details.next}
          </button>
          <HiddenFields
            step="details"
            fields={{ phoneProof: state.proof, phoneNumber: state.phone }}
          />
        </>
      }
      ref={form}
      onChange={(event) => {
        noteChange(event);
        type(readForm());
      }}
    >
      <DraftBox
        draft={control.draft}
        isFilledIn={state.isFromDraft}
        texts={text.draft}
        readForm={readForm}
        onClear={control.clearDraft}
      />
      <p className={styles.verified}>
        <span>{text.details.verified}</span>{" "}
        <strong translate="no">{formatPhone(state.phone)}</strong>
      </p>
      <ProofTime proof={state.proof} texts={texts} />
      <PersonalFields
        values={state.values}
        isTraineeship={props.isTraineeship}
        texts={texts}
        fieldId={fieldId}
        errorOf={errorOf}
      />
      {(["education", "workExperience"] as const).map((list) => (
        <RowsPart
          key={list}
          list={list}
          rows={state.values[list]}
          least={state.rows[list]}
          texts={texts}
          fieldId={fieldId}
          errorOf={errorOf}
          onRemove={() => {
            forget(list);
            type(readForm());
          }}
        />
      ))}
      <CvPart
        id={fieldId("cv")}
        texts={texts}
        cvMegabytes={limits.cvMegabytes}
        cv={state.cv}
        error={errorOf("cv")}
        onChoose={chooseCv}
      />
      <PrivacyNotice {...props.privacy} />
      <Button type="submit">{text.details.next}</Button>
    </StepForm>
  );
}

function RowsPart(rows: ComponentProps<typeof RowList>) {
  const { heading, hint } = rows.texts.form[rows.list];
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      <p className={styles.hint}>{hint}</p>
      <RowList {...rows} />
    </section>
  );
}

/** Without script the file is chosen in the last step, in the form that sends it. */
function CvPart(cv: ComponentProps<typeof CvField>) {
  const { title, later } = cv.texts.form.cv;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <p className={styles.withoutScript}>{later}</p>
      <div className={styles.withScript}>
        <CvField {...cv} />
      </div>
    </section>
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

import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { paths } from "#domain/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { readValues } from "./application-values.ts";
import { checkValues, inFormOrder } from "./check-values.ts";
import { checkCv } from "./cv-file.ts";
import { CvField } from "./cv-field.tsx";
import { DraftBox } from "./draft-box.tsx";
import { NoticeBox } from "./notice-box.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { formatPhone } from "./phone-number.ts";
import { RowList } from "./row-list.tsx";
import { StepHead } from "./step-head.tsx";
import type { LaterStepProps, StepProps } from "./step-props.ts";
import styles from "./job-application.module.css";

/** Step 2: the form (S1 section 4). Its fields keep their own values, so that what was typed before React stays. */
export function DetailsStep({ props, control, fieldId, words }: LaterStepProps) {
  const { limits } = props;
  const { state, heading, show, goTo, type, chooseCv } = control;
  const form = useRef<HTMLFormElement>(null);
  const { errorOf, noteChange, forget } = useErrors(state.errors);
  const text = words.form;

  const readForm = () => readValues(new FormData(form.current ?? undefined));
  // What was typed before React took over.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => type(readForm()), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const values = readForm();
    type(values);
    const cv = checkCv(state.cv, limits, words.application);
    const errors = { ...checkValues(values, state.phone, words.application), ...(cv && { cv }) };
    const [first] = inFormOrder(errors);
    if (!first) return goTo("check");
    show({ errors });
    document.getElementById(fieldId(first[0]))?.focus();
  }

  const rowLists = { words, fieldId, errorOf };
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.jobApplication(props.jobId)}
      noValidate
      ref={form}
      onSubmit={submit}
      onChange={(event) => {
        noteChange(event);
        type(readForm());
      }}
    >
      {/* First of the buttons, so that it is the one Enter presses in a field. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {text.details.next}
      </button>
      <StepHead title={text.details.title} text={text.details.text} headingRef={heading} />
      <input type="hidden" name="step" value="details" />
      <input type="hidden" name="phoneProof" value={state.proof} />
      <input type="hidden" name="phoneNumber" value={state.phone} />
      <NoticeBox notice={state.notice} />
      <Problems errors={state.errors} title={text.problem} fieldId={fieldId} />
      <DraftBox
        draft={control.draft}
        isFilledIn={state.isFromDraft}
        words={text.draft}
        readForm={readForm}
        onClear={control.clearDraft}
      />
      <p className={styles.verified}>
        <span>{text.details.verified}</span> <strong>{formatPhone(state.phone)}</strong>{" "}
        <a
          href={paths.jobApplication(props.jobId)}
          onClick={(event) => {
            event.preventDefault();
            goTo("phone", { phone: formatPhone(state.phone), proof: "" });
          }}
        >
          {text.details.otherPhone}
        </a>
      </p>
      <PersonalFields values={state.values} words={words} fieldId={fieldId} errorOf={errorOf} />
      {(["education", "workExperience"] as const).map((list) => (
        <section key={list} className={styles.part}>
          <h3>{text[list].heading}</h3>
          <p className={styles.hint}>{text[list].hint}</p>
          <RowList
            list={list}
            rows={state.values[list]}
            least={state.rows[list]}
            onRemove={() => {
              forget(list);
              type(readForm());
            }}
            {...rowLists}
          />
        </section>
      ))}
      <section className={styles.part}>
        <h3>{text.cv.title}</h3>
        <p className={styles.withoutScript}>{text.cv.later}</p>
        <div className={styles.withScript}>
          <CvField
            id={fieldId("cv")}
            words={text.cv}
            cvMegabytes={limits.cvMegabytes}
            cv={state.cv}
            error={errorOf("cv")}
            onChoose={chooseCv}
          />
        </div>
      </section>
      <Button type="submit">{text.details.next}</Button>
    </form>
  );
}

type ProblemsProps = {
  errors: StepProps["control"]["state"]["errors"];
  title: string;
  fieldId: StepProps["fieldId"];
};

/** Stays until the form is sent again: a summary that shrank would move the form under the typing hand. */
function Problems({ errors, title, fieldId }: ProblemsProps) {
  const items = inFormOrder(errors).map(([name, words]) => ({ fieldId: fieldId(name), words }));
  return items.length > 0 && <ErrorSummary title={title} items={items} />;
}

/** The errors by the fields, each until its field is changed (S1 section 4). */
function useErrors(errors: ProblemsProps["errors"]) {
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
    /** Of a whole list: its rows stand in other places now. */
    forget: add,
  };
}

import { rowFields } from "#domain/forms/application-rows.ts";
import { type Field, namesOf } from "#domain/forms/field.ts";
import {
  type AnswerName,
  applicationFields,
  applicationParts,
} from "#domain/forms/job-application.ts";
import { plainText } from "#domain/texts/typed-text.ts";
import { formatDay, formatMonth } from "#domain/time/days.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { ListName, Row, Values } from "../values/application-values.ts";
import { formatPhone } from "#domain/contact/phone.ts";
import type { ApplicationTexts } from "../application-view.ts";
import type { LaterStepProps } from "../steps/step-form.tsx";
import { LabelList } from "#app/ui/figures/figure-list.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./answers-view.module.css";

/** All answers, for the visitor to check. */
export function AnswersView({ props, control, texts }: LaterStepProps) {
  const { values, phone } = control.state;
  const { details } = texts.form;
  const answersTo = (names: readonly AnswerName[]) =>
    names
      .filter((name) => isAsked(name, values, props.isTraineeship))
      .map(
        (name) =>
          [
            texts.application.fields[name].label,
            answerTo(applicationFields[name], values[name], texts),
          ] as const,
      );
  const { about, pay } = applicationParts;
  return (
    <div className={stack.wide}>
      <Part
        title={details.about}
        answers={[[details.verified, formatPhone(phone)], ...answersTo(namesOf(about))]}
      />
      <Part title={details.pay} answers={answersTo(namesOf(pay))} />
      <Rows list="education" rows={values.education} texts={texts} />
      <Rows list="workExperience" rows={values.workExperience} texts={texts} />
    </div>
  );
}

/** CAR-12: only applicants who live abroad are asked for a work permit, and only those with one for its expiry. */
function isAsked(name: AnswerName, { resident, workPermit }: Values, isTraineeship: boolean) {
  if (name === "previousSalary") return !isTraineeship;
  if (name === "workPermitExpiry") return resident === "false" && workPermit === "true";
  return name !== "workPermit" || resident === "false";
}

function answerTo({ control, options }: Field, answer: string, texts: ApplicationTexts) {
  if (options) return answer && (texts.controls.options[answer] ?? "");
  // A pasted date may contain another kind of dash.
  if (control === "date") return formatDay(plainText(answer), texts.language);
  if (control !== "month") return answer;
  return answer ? formatMonth(plainText(answer), texts.language) : texts.form.check.stillThere;
}

type Answers = readonly (readonly [label: string, answer: string])[];

function Part({ title, answers }: { title: string; answers: Answers }) {
  return (
    <section className={`${stack.tight} ${styles.part}`}>
      <h3>{title}</h3>
      <LabelList className={styles.lines} lines={answers} />
    </section>
  );
}

type RowsProps = { list: ListName; rows: readonly Row[]; texts: ApplicationTexts };

function Rows({ list, rows, texts }: RowsProps) {
  const text = texts.form[list];
  const labels: Readonly<Record<string, string>> = text.fields;
  return (
    <section className={`${stack.tight} ${styles.part}`}>
      <h3>{text.heading}</h3>
      {rows.length === 0 && <p>{texts.form.check.none}</p>}
      {rows.map((row, place) => (
        // Rows have no id of their own and keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.row}>
          <h4>{fillText(text.entry, { number: place + 1 })}</h4>
          <LabelList
            className={styles.lines}
            lines={Object.entries(rowFields[list]).map(([name, field]) => [
              labels[name] ?? name,
              answerTo(field, row[name] ?? "", texts),
            ])}
          />
        </div>
      ))}
    </section>
  );
}

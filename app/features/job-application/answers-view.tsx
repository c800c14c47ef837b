import { employmentTypes, rowFields } from "#domain/forms/application-rows.ts";
import { salaryBands } from "#domain/forms/application.ts";
import { formatDay, formatMonth } from "#domain/time/days.ts";
import { fillWords } from "#app/lib/fill-words.ts";
import type { ListName, Row, Values } from "./application-values.ts";
import type { ApplicationWords } from "./application-view.ts";
import { formatPhone } from "./phone-number.ts";
import styles from "./answers-view.module.css";

type AnswersViewProps = { values: Values; phone: string; words: ApplicationWords };

/** All answers, to be read through. */
export function AnswersView({ values, phone, words }: AnswersViewProps) {
  const { form, application } = words;
  const { details } = form;
  const yesNo = (answer: string) => (answer === "true" ? form.yes : form.no);
  const band = (answer: string) => {
    const known = salaryBands.find((each) => each === answer);
    return known ? application.salaryBands[known] : "";
  };
  const isForeign = values.resident === "false";
  return (
    <div className={styles.answers}>
      <Part
        title={details.about}
        answers={[
          [details.firstName, values.firstName],
          [details.lastName, values.lastName],
          [details.verified, formatPhone(phone)],
          [details.email, values.email],
          [details.idNumber, values.idNumber],
          [details.resident, yesNo(values.resident)],
          ...(isForeign ? [[details.workPermit, yesNo(values.workPermit)] as const] : []),
          ...(isForeign && values.workPermit === "true"
            ? [
                [
                  details.workPermitExpiry,
                  formatDay(values.workPermitExpiry, words.language),
                ] as const,
              ]
            : []),
        ]}
      />
      <Part
        title={details.pay}
        answers={[
          [details.previousIndustryExp, yesNo(values.previousIndustryExp)],
          [details.previousSalary, band(values.previousSalary)],
          [details.expectedSalary, band(values.expectedSalary)],
        ]}
      />
      <Rows list="education" rows={values.education} words={words} />
      <Rows list="workExperience" rows={values.workExperience} words={words} />
    </div>
  );
}

type Answers = readonly (readonly [label: string, answer: string])[];

function Part({ title, answers }: { title: string; answers: Answers }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <Lines answers={answers} />
    </section>
  );
}

function Lines({ answers }: { answers: Answers }) {
  return (
    <dl className={styles.lines}>
      {answers.map(([label, answer]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

type RowsProps = { list: ListName; rows: readonly Row[]; words: ApplicationWords };

function Rows({ list, rows, words }: RowsProps) {
  const text = words.form[list];
  const labels: Readonly<Record<string, string>> = text.fields;
  return (
    <section className={styles.part}>
      <h3>{text.heading}</h3>
      {rows.length === 0 && <p>{words.form.check.none}</p>}
      {rows.map((row, place) => (
        // Rows have nothing of their own to be told apart by, and stay where they are.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.row}>
          <h4>{fillWords(text.entry, { number: place + 1 })}</h4>
          <Lines
            answers={rowFields[list].map((field) => [
              labels[field] ?? field,
              answerOf(field, row[field] ?? "", words),
            ])}
          />
        </div>
      ))}
    </section>
  );
}

function answerOf(field: string, answer: string, words: ApplicationWords) {
  const { form, application, language } = words;
  if (field === "startDate") return formatMonth(answer, language);
  if (field === "endDate") return answer ? formatMonth(answer, language) : form.check.stillThere;
  const type = employmentTypes.find((each) => field === "employmentType" && each === answer);
  return type ? application.employmentTypes[type] : answer;
}

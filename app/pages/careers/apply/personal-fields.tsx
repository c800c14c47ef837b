import { FormField } from "#app/parts/form-field.tsx";
import { type AnswerName, applicationFields } from "#domain/forms/job-application.ts";
import type { Values } from "./application-values.ts";
import type { ApplicationTexts } from "./application-view.ts";
import { controlTexts } from "./control-texts.ts";
import styles from "./job-application.module.css";

type PersonalFieldsProps = {
  values: Values;
  texts: ApplicationTexts;
  fieldId: (name: string) => string;
  errorOf: (name: string) => string | undefined;
};

/** The fields of CAR-11 that are in no list. */
export function PersonalFields({ values, texts, fieldId, errorOf }: PersonalFieldsProps) {
  const { about, pay } = texts.form.details;
  const draw = (name: AnswerName) => (
    <FormField
      id={fieldId(name)}
      name={name}
      field={applicationFields[name]}
      texts={texts.application.fields[name]}
      error={errorOf(name)}
      value={values[name]}
      controlTexts={controlTexts(texts)}
    />
  );

  return (
    <>
      <section className={styles.part}>
        <h3>{about}</h3>
        <div className={styles.pair}>
          {draw("firstName")}
          {draw("lastName")}
        </div>
        {draw("email")}
        {draw("idNumber")}
        {draw("resident")}
        <div className={styles.permit}>
          {draw("workPermit")}
          <div className={styles.expiry}>{draw("workPermitExpiry")}</div>
        </div>
      </section>
      <section className={styles.part}>
        <h3>{pay}</h3>
        {draw("previousIndustryExp")}
        <div className={styles.pair}>
          {draw("previousSalary")}
          {draw("expectedSalary")}
        </div>
      </section>
    </>
  );
}

import { FormField } from "#app/parts/form-field.tsx";
import { mapFields } from "#domain/forms/field.ts";
import {
  type AnswerName,
  applicationFields,
  applicationParts,
} from "#domain/forms/job-application.ts";
import type { LaterStepProps } from "../steps/step-form.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "../job-application.module.css";

type PersonalFieldsProps = {
  step: LaterStepProps;
  errorOf: (name: string) => string | undefined;
};

/** The fields of CAR-11 outside the lists. */
export function PersonalFields({ step, errorOf }: PersonalFieldsProps) {
  const { props, control, texts, fieldId } = step;
  const { form, application } = texts;
  const draw = (name: AnswerName) => (
    <FormField
      key={name}
      id={fieldId(name)}
      name={name}
      field={applicationFields[name]}
      texts={application.fields[name]}
      error={errorOf(name)}
      value={control.state.values[name]}
      controlTexts={texts.controls}
      {...(name === "previousSalary" && { required: true })}
    />
  );
  // A field without a place in the layout comes last in its part.
  const { firstName, lastName, email, idNumber, resident, workPermit, workPermitExpiry, ...about } =
    mapFields(applicationParts.about, draw);
  const { previousIndustryExp, previousSalary, expectedSalary, ...pay } = mapFields(
    applicationParts.pay,
    draw,
  );

  return (
    <>
      <section className={`${stack.even} ${styles.part}`}>
        <h3>{form.details.about}</h3>
        <div className={`${stack.even} ${styles.pair}`}>
          {firstName}
          {lastName}
        </div>
        {email}
        {idNumber}
        {resident}
        <div className={`${stack.even} ${styles.permit}`}>
          {workPermit}
          <div className={styles.expiry}>{workPermitExpiry}</div>
        </div>
        {Object.values(about)}
      </section>
      <section className={`${stack.even} ${styles.part}`}>
        <h3>{form.details.pay}</h3>
        {previousIndustryExp}
        <div className={`${stack.even} ${styles.pair}`}>
          {!props.isTraineeship && previousSalary}
          {expectedSalary}
        </div>
        {Object.values(pay)}
      </section>
    </>
  );
}

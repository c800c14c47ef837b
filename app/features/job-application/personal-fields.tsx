import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { applicationLengths, salaryBands } from "#domain/forms/application.ts";
import type { AnswerName, Values } from "./application-values.ts";
import type { ApplicationWords } from "./application-view.ts";
import { ChoiceField } from "#app/ui/choice-field.tsx";
import styles from "./job-application.module.css";

type PersonalFieldsProps = {
  values: Values;
  words: ApplicationWords;
  fieldId: (name: string) => string;
  errorOf: (name: string) => string | undefined;
};

/** The fields of CAR-11 that are in no list. */
export function PersonalFields({ values, words, fieldId, errorOf }: PersonalFieldsProps) {
  const text = words.form.details;
  const wire = (name: AnswerName) => ({
    id: fieldId(name),
    name,
    label: text[name],
    error: errorOf(name),
  });
  const textField = (name: "firstName" | "lastName" | "email" | "idNumber") => ({
    ...wire(name),
    defaultValue: values[name],
    maxLength: applicationLengths[name],
  });
  const yesNo = [
    { value: "true", label: words.form.yes },
    { value: "false", label: words.form.no },
  ];
  const choice = (name: AnswerName) => ({ ...wire(name), choices: yesNo, chosen: values[name] });
  const bands = [
    { value: "", label: words.form.choose },
    ...salaryBands.map((band) => ({ value: band, label: words.application.salaryBands[band] })),
  ];

  return (
    <>
      <section className={styles.part}>
        <h3>{text.about}</h3>
        <div className={styles.pair}>
          <Field {...textField("firstName")} autoComplete="given-name" />
          <Field {...textField("lastName")} autoComplete="family-name" />
        </div>
        <Field {...textField("email")} type="email" autoComplete="email" />
        <Field {...textField("idNumber")} autoComplete="off" />
        <ChoiceField {...choice("resident")} />
        <div className={styles.permit}>
          <ChoiceField {...choice("workPermit")} hint={text.workPermitHint} />
          <div className={styles.expiry}>
            <Field
              {...wire("workPermitExpiry")}
              type="date"
              hint={text.workPermitExpiryHint}
              placeholder={text.dayPlaceholder}
              defaultValue={values.workPermitExpiry}
            />
          </div>
        </div>
      </section>
      <section className={styles.part}>
        <h3>{text.pay}</h3>
        <ChoiceField {...choice("previousIndustryExp")} />
        <div className={styles.pair}>
          <SelectField
            {...wire("previousSalary")}
            options={bands}
            defaultValue={values.previousSalary}
          />
          <SelectField
            {...wire("expectedSalary")}
            options={bands}
            defaultValue={values.expectedSalary}
          />
        </div>
      </section>
    </>
  );
}

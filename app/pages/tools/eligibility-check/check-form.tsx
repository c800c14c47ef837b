import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { CheckQuestion } from "#model/eligibility/checks.ts";
import { paths } from "#app/pages/paths.ts";
import { Form } from "#app/ui/form/form.tsx";
import styles from "./check-form.module.css";

type CheckFormProps = {
  check: string;
  questions: readonly CheckQuestion[];
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** All questions on one page, because they are few. The form is sent by GET, so its URL holds the answers. */
export function CheckForm({ check, questions, sent, errors }: CheckFormProps) {
  const { form } = useServices().content.canIApply;
  return (
    <Form
      className={styles.form}
      action={`${paths.canIApply(check)}#answer`}
      noValidate
      autoComplete="off"
      aria-labelledby="questions"
    >
      <h2 id="questions">{form.title}</h2>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          sent={sent[question.id] ?? ""}
          error={errors[question.id]}
        />
      ))}
      <Button type="submit">{form.submit}</Button>
      <p className={styles.kept}>{form.kept}</p>
    </Form>
  );
}

type QuestionProps = { question: CheckQuestion; sent: string; error: string | undefined };

function Question({ question, sent, error }: QuestionProps) {
  const { form } = useServices().content.canIApply;
  const { id, label, hint } = question;
  const common = { id, name: id, label, error, ...(hint && { hint }) };
  if (question.kind === "choice") {
    return question.isLong ? (
      <SelectField
        {...common}
        options={[{ value: "", label: form.county }, ...question.options]}
        defaultValue={sent}
      />
    ) : (
      <ChoiceField {...common} choices={question.options} chosen={sent} />
    );
  }
  const { unit } = question;
  return (
    <Field
      {...common}
      {...(unit === "KES" ? { prefix: unit } : { suffix: unit })}
      inputMode="decimal"
      defaultValue={sent}
    />
  );
}

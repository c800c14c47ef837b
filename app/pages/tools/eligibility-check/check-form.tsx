import { useServices } from "#app/lib/services.tsx";
import type { FormState } from "#app/parts/figure-fields.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { CheckQuestion } from "#model/eligibility/checks.ts";
import { paths } from "#app/pages/paths.ts";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";

type CheckFormProps = FormState & {
  check: string;
  questions: readonly CheckQuestion[];
};

/** All questions on one page, because they are few. */
export function CheckForm({ check, questions, values, errors }: CheckFormProps) {
  const { form } = useServices().content.canIApply;
  return (
    <ToolForm
      id="questions"
      action={paths.canIApply(check)}
      method="post"
      texts={form}
      note={<p className={quiet.small}>{form.kept}</p>}
    >
      <div className={stack.wide}>
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            value={values[question.id] ?? ""}
            error={errors[question.id]}
          />
        ))}
      </div>
    </ToolForm>
  );
}

type QuestionProps = { question: CheckQuestion; value: string; error: string | undefined };

function Question({ question, value, error }: QuestionProps) {
  const { form } = useServices().content.canIApply;
  const { id, label, hint } = question;
  const common = { id, name: id, label, error, ...(hint && { hint }) };
  if (question.kind === "choice") {
    return question.isLong ? (
      <SelectField
        {...common}
        options={[{ value: "", label: form.county }, ...question.options]}
        defaultValue={value}
      />
    ) : (
      <ChoiceField {...common} choices={question.options} chosen={value} />
    );
  }
  const { unit } = question;
  return (
    <Field
      {...common}
      {...(unit === "KES" ? { prefix: unit } : { suffix: unit })}
      inputMode="decimal"
      data-amount={unit === "KES" ? "" : undefined}
      defaultValue={value}
    />
  );
}

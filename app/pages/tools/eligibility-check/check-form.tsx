import { useServices } from "#app/lib/services.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { CheckQuestion } from "#model/eligibility/checks.ts";
import { paths } from "#app/pages/paths.ts";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";

type CheckFormProps = {
  check: string;
  questions: readonly CheckQuestion[];
  /** The values as typed. */
  sent: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** All questions on one page, because they are few. */
export function CheckForm({ check, questions, sent, errors }: CheckFormProps) {
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
            sent={sent[question.id] ?? ""}
            error={errors[question.id]}
          />
        ))}
      </div>
    </ToolForm>
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
      data-amount={unit === "KES" ? "" : undefined}
      defaultValue={sent}
    />
  );
}

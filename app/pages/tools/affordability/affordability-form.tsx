import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { FigureFields, type FormState } from "#app/parts/figure-fields.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Fold } from "#app/ui/folds/fold.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { loanForPayRules } from "#domain/lending/loan-for-pay-input.ts";
import { payKinds } from "#domain/pay/net-pay-input.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";
import quiet from "#app/ui/quiet.module.css";

type AffordabilityFormProps = FormState & { examples: { pay: string; rate: string } };

const few = ["partner", "gross", "share"] as const;

/** Sent by POST, as pay beside debts and age must be in no URL, log or cache. */
export function AffordabilityForm({ values, examples, errors }: AffordabilityFormProps) {
  const { affordability: texts } = useServices().content;
  const { form } = texts;
  const figures = { rules: loanForPayRules, values, errors, texts, examples };
  return (
    <ToolForm id="plan" action={link("/calculators/affordability")} method="post" texts={form}>
      <ChoiceField
        id="kind"
        name="kind"
        label={form.kind}
        choices={payKinds.map((value) => ({ value, label: form.kinds[value] }))}
        chosen={values["kind"] ?? ""}
      />
      <FigureFields {...figures} names={["pay"]} />
      <FigureFields {...figures} className={boxes.pair} names={["debts", "age"]} />
      <Fold title={form.more} hasError={few.some((name) => errors[name] ?? values[name])}>
        <FigureFields {...figures} className={boxes.pair} names={few} />
      </Fold>
      <FigureFields {...figures} names={["deposit"]} />
      <FigureFields {...figures} className={boxes.pair} names={["rate", "years"]} />
      <p className={quiet.note}>{form.privacy}</p>
    </ToolForm>
  );
}

import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { FigureFields } from "#app/parts/figure-fields.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Fold } from "#app/ui/folds/fold.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { loanForPayRules } from "#domain/lending/loan-for-pay-input.ts";
import { payKinds } from "#domain/pay/net-pay-input.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

type AffordabilityFormProps = {
  values: Readonly<Record<string, string>>;
  examples: { pay: string; rate: string };
  errors: Readonly<Record<string, string>>;
};

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
      <div className={boxes.pair}>
        <FigureFields {...figures} names={["debts", "age"]} />
      </div>
      <Fold title={form.more} hasError={few.some((name) => errors[name] ?? values[name])}>
        <div className={boxes.pair}>
          <FigureFields {...figures} names={few} />
        </div>
      </Fold>
      <FigureFields {...figures} names={["deposit"]} />
      <div className={boxes.pair}>
        <FigureFields {...figures} names={["rate", "years"]} />
      </div>
      <p className={section.note}>{form.privacy}</p>
    </ToolForm>
  );
}

import { useServices } from "#app/lib/services.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { LoanToolField } from "#domain/lending/loan-tools-input.ts";
import type { FieldRule, FieldUnit } from "#domain/lending/typed-fields.ts";
import type { ToolErrors, ToolRules } from "./tool-texts.ts";
import styles from "./loan-tools.module.css";

type ToolFieldsProps = {
  names: readonly LoanToolField[];
  rules: ToolRules;
  values: Readonly<Record<string, string>>;
  errors: ToolErrors;
  /** The number of an offer, whose fields have the names of those of the others. */
  place?: number;
};

/** Fields for figures, two in a row where there is room. */
export function ToolFields({ names, rules, values, errors, place }: ToolFieldsProps) {
  const { form, fields } = useServices().content.loanTools;
  const units: Readonly<Partial<Record<FieldUnit, object>>> = {
    amount: { prefix: form.shillings },
    percent: { suffix: form.percent },
    rate: { suffix: form.aYear },
    months: { suffix: form.months },
    years: { suffix: form.years },
  };
  const field = (name: LoanToolField, { unit }: FieldRule) => {
    const id = place === undefined ? name : `${name}-${place}`;
    const { label, hint } = fields[name];
    return (
      <Field
        key={id}
        id={id}
        name={name}
        label={label}
        hint={hint}
        {...units[unit]}
        // A pad of figures has no percent sign.
        inputMode={name === "fees" ? "text" : "decimal"}
        defaultValue={values[name]}
        error={errors[id]}
      />
    );
  };
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const rule = rules[name];
        return rule && field(name, rule);
      })}
    </div>
  );
}

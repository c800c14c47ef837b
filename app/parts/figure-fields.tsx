import { Field } from "#app/ui/form/field.tsx";
import { groupedText } from "#domain/forms/grouped-typing.ts";
import type { FieldRule, FieldUnit } from "#domain/lending/typed-fields.ts";
import type { UnitTexts } from "./figure-texts.ts";

type FigureFieldsProps<Name extends string> = {
  names: readonly Name[];
  rules: Readonly<Partial<Record<Name, FieldRule>>>;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  texts: {
    fields: Readonly<Record<Name, { label: string; hint?: string | undefined }>>;
    form: UnitTexts;
  };
  /** Values that are an example, which their hints say. */
  examples?: Readonly<Record<string, string>>;
  /** Completes the ids of fields whose names stand more than once in the form. */
  idOf?: (name: Name) => string;
};

/** A field for each figure, with its unit. */
export function FigureFields<Name extends string>(props: FigureFieldsProps<Name>) {
  const { names, rules, values, errors, texts, examples = {}, idOf = String } = props;
  const { form } = texts;
  const units: Readonly<Partial<Record<FieldUnit, object>>> = {
    amount: { prefix: form.shillings },
    percent: { suffix: form.percent },
    rate: { suffix: form.aYear },
    months: { suffix: form.months },
    years: { suffix: form.years },
  };
  return names.map((name) => {
    const rule = rules[name];
    const id = idOf(name);
    const typed = values[name];
    const example = examples[name];
    return (
      rule && (
        <Field
          key={id}
          id={id}
          name={name}
          label={texts.fields[name].label}
          hint={example === undefined || example === typed ? texts.fields[name].hint : undefined}
          isHintOfStart={example !== undefined}
          {...units[rule.unit]}
          // A pad of figures has no percent sign.
          inputMode={name === "fees" ? "text" : "decimal"}
          data-amount={rule.unit === "amount" && name !== "fees" ? "" : undefined}
          defaultValue={typed && rule.unit === "amount" ? groupedText(typed) : typed}
          error={errors[id]}
        />
      )
    );
  });
}

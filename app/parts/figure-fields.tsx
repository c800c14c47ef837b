import { Field } from "#app/ui/form/field.tsx";
import { useServices } from "#app/lib/services.tsx";
import { groupedText } from "#domain/forms/grouped-typing.ts";
import type { FieldRule } from "#domain/forms/typed-fields.ts";
import { type FigureTexts, unitOf } from "./figure-texts.ts";

/** The state of a form of figures. */
export type FormState = {
  /** The values as typed. */
  values: Readonly<Record<string, string>>;
  /** The errors, by the id of their field. */
  errors: Readonly<Record<string, string>>;
};

type FigureFieldsProps<Name extends string> = FormState & {
  names: readonly Name[];
  rules: Readonly<Partial<Record<Name, FieldRule>>>;
  texts: { fields: Readonly<Record<Name, FigureTexts>> };
  /** Values that are examples; the hints say so. */
  examples?: Readonly<Record<string, string>>;
  /** Makes the ids unique if a name occurs more than once in the form. */
  idOf?: ((name: Name) => string) | undefined;
  isRequired?: boolean;
  /** The class of a box around the fields; without it they have no box. */
  className?: string | undefined;
};

/** A field for each figure, with its unit. */
export function FigureFields<Name extends string>(props: FigureFieldsProps<Name>) {
  const {
    names,
    rules,
    values,
    errors,
    texts,
    examples = {},
    idOf = String,
    isRequired,
    className,
  } = props;
  const { messages } = useServices().content;
  const fields = names.map((name) => {
    const rule = rules[name];
    if (!rule) return null;
    const id = idOf(name);
    const typed = values[name];
    const example = examples[name];
    const own = texts.fields[name];
    const unit = unitOf(rule, own, messages);
    const isAmount = rule.unit === "amount";
    return (
      <Field
        key={id}
        id={id}
        name={name}
        label={own.label}
        hint={example === undefined || example === typed ? own.hint : undefined}
        isHintOfStart={example !== undefined}
        {...(isAmount ? { prefix: unit } : { suffix: unit })}
        // A numeric keypad has no percent sign.
        inputMode={name === "fees" ? "text" : "decimal"}
        data-amount={isAmount && name !== "fees" ? "" : undefined}
        // A refused text comes back as it was typed.
        defaultValue={typed && isAmount && !errors[id] ? groupedText(typed) : typed}
        error={errors[id]}
        required={isRequired}
      />
    );
  });
  return className ? <div className={className}>{fields}</div> : fields;
}

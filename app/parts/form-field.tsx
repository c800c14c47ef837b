import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { Field as InputField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { Field } from "#domain/forms/field.ts";

export type ControlTexts = {
  /** The labels of the options by value; that of "" asks the visitor to choose. */
  options: Readonly<Record<string, string>>;
  /** Shown by browsers without a date picker. */
  placeholders: Partial<Record<Field["control"], string>>;
};

type FormFieldProps = {
  id: string;
  name: string;
  field: Field;
  texts: { label: string; hint?: string | undefined };
  error: string | undefined;
  value: string;
  controlTexts: ControlTexts;
  /** For a field that is required only in some places, such as the first row of a list. */
  required?: boolean;
};

/** The control of a declared field, the same before and after the island hydrates. */
export function FormField(props: FormFieldProps) {
  const { field, texts, value, controlTexts, required = !field.isOptional, ...wire } = props;
  const { control, options = [], maxLength, autoComplete } = field;
  const shared = { ...wire, label: texts.label, hint: texts.hint, required };
  const toOption = (option: string) => ({
    value: option,
    label: controlTexts.options[option] ?? option,
  });
  if (control === "yesNo")
    return <ChoiceField {...shared} choices={options.map(toOption)} chosen={value} />;
  if (control === "select")
    return (
      <SelectField {...shared} options={["", ...options].map(toOption)} defaultValue={value} />
    );
  return (
    <InputField
      {...shared}
      type={control}
      placeholder={controlTexts.placeholders[control]}
      maxLength={maxLength}
      autoComplete={autoComplete}
      defaultValue={value}
    />
  );
}

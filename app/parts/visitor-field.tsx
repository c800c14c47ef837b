import { Field as InputField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import type { Field } from "#domain/forms/field.ts";

type VisitorFieldProps = {
  id: string;
  name: string;
  field: Field;
  texts: { label: string; hint?: string | undefined; placeholder?: string | undefined };
  error: string | undefined;
  value: string | undefined;
  /** The labels of the options by value; that of "" asks the visitor to choose. */
  options: Readonly<Record<string, string | undefined>>;
  rows?: number;
};

/** The control of a declared field in a form to the bank. Applications use `FormField`. */
export function VisitorField({ field, texts, value = "", options, ...wire }: VisitorFieldProps) {
  const { control, autoComplete, isOptional } = field;
  const { label, hint, placeholder } = texts;
  const shared = { ...wire, label, hint, autoComplete, defaultValue: value, required: !isOptional };
  if (control === "textarea") return <TextAreaField {...shared} />;
  if (control !== "select")
    return <InputField {...shared} type={control} placeholder={placeholder} />;
  const toOption = (choice: string) => ({ value: choice, label: options[choice] ?? choice });
  return <SelectField {...shared} options={["", ...(field.options ?? [])].map(toOption)} />;
}

import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { employmentTypes, rowBounds } from "#domain/forms/application-rows.ts";
import type { ListName } from "./application-values.ts";
import type { ApplicationWords } from "./application-view.ts";

type RowFieldProps = {
  list: ListName;
  field: string;
  name: string;
  id: string;
  value: string;
  error: string | undefined;
  words: ApplicationWords;
};

/** One field of a school or a job: text, a month, or the kind of employment. */
export function RowField({ list, field, name, id, value, error, words }: RowFieldProps) {
  const { form, application } = words;
  const labels: Readonly<Record<string, string>> = form[list].fields;
  const shared = { id, name, error, label: labels[field] ?? field };
  if (field === "employmentType")
    return (
      <SelectField
        {...shared}
        defaultValue={value}
        options={[
          { value: "", label: form.choose },
          ...employmentTypes.map((type) => ({
            value: type,
            label: application.employmentTypes[type],
          })),
        ]}
      />
    );
  if (field === "startDate" || field === "endDate")
    return (
      <Field
        {...shared}
        // Where a browser knows no months this is a text field: the hint says what to write.
        type="month"
        hint={field === "startDate" ? form.month : form.monthOrNow}
        placeholder={form.monthPlaceholder}
        defaultValue={value}
      />
    );
  return (
    <Field {...shared} defaultValue={value} maxLength={rowBounds.textLength} autoComplete="off" />
  );
}

import { VisitorField } from "#app/parts/visitor-field.tsx";
import { type EnquiryKind, enquiryForms } from "#domain/forms/enquiry-forms.ts";
import type { Field } from "#domain/forms/field.ts";
import type { EnquiryTexts } from "./enquiry-form-props.ts";
import type { EnquiryValues } from "./enquiry-kinds.ts";

type EnquiryFieldsProps = {
  kind: EnquiryKind;
  texts: EnquiryTexts;
  values: EnquiryValues;
  fieldId: (name: string) => string;
  errorOf: (name: string) => string | undefined;
};

/** The fields of an enquiry form, each with its label, its error and its value. */
export function EnquiryFields({ kind, texts, values, fieldId, errorOf }: EnquiryFieldsProps) {
  return Object.entries<Field>(enquiryForms[kind]).map(([name, field]) => (
    <VisitorField
      key={name}
      id={fieldId(name)}
      name={name}
      field={field}
      texts={texts.fields[name] ?? { label: name }}
      error={errorOf(name)}
      value={values[name]}
      options={{ "": texts.chooseSubject }}
    />
  ));
}

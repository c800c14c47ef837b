import { VisitorField } from "#app/parts/visitor-field.tsx";
import { Fold } from "#app/ui/folds/fold.tsx";
import { type EnquiryKind, enquiryForms, replyWishes } from "#domain/forms/enquiry-forms.ts";
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
  const draw = ([name, field]: [string, Field]) => (
    <VisitorField
      key={name}
      id={fieldId(name)}
      name={name}
      field={field}
      texts={texts.fields[name] ?? { label: name }}
      error={errorOf(name)}
      value={values[name]}
      options={texts.options[name] ?? {}}
    />
  );
  const fields = Object.entries<Field>(enquiryForms[kind]);
  const isWish = (name: string) => name in replyWishes;
  const wishes = fields.filter(([name]) => isWish(name));
  return (
    <>
      {fields.filter(([name]) => !isWish(name)).map(draw)}
      {texts.reply && (
        <Fold title={texts.reply} hasError={wishes.some(([name]) => errorOf(name) ?? values[name])}>
          {wishes.map(draw)}
        </Fold>
      )}
    </>
  );
}

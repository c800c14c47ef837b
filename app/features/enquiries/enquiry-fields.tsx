import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { enquirySubjects } from "#domain/forms/enquiry.ts";
import type { EnquiryWords } from "./enquiry-form-props.ts";
import {
  type EnquiryField,
  type EnquiryKind,
  enquiryKinds,
  type EnquiryValues,
} from "./enquiry-kinds.ts";

type EnquiryFieldsProps = {
  kind: EnquiryKind;
  words: EnquiryWords;
  values: EnquiryValues;
  fieldId: (name: string) => string;
  errorOf: (name: string) => string | undefined;
};

/** The fields of a form for enquiries, each with its label, what is wrong with it, and what was typed. */
export function EnquiryFields({ kind, words, values, fieldId, errorOf }: EnquiryFieldsProps) {
  const common = (name: EnquiryField) => ({
    id: fieldId(name),
    name,
    label: words.labels[name] ?? name,
    error: errorOf(name),
    defaultValue: values[name] ?? "",
    required: true,
  });
  const phone = { hint: words.phoneHint, placeholder: words.phoneExample };
  const field = {
    fullname: <Field key="fullname" {...common("fullname")} autoComplete="name" />,
    email: <Field key="email" {...common("email")} type="email" autoComplete="email" />,
    phone: <Field key="phone" {...common("phone")} {...phone} type="tel" autoComplete="tel" />,
    subject: (
      <SelectField
        key="subject"
        {...common("subject")}
        autoComplete="off"
        options={[
          { value: "", label: words.chooseSubject ?? "" },
          ...enquirySubjects.map((subject) => ({ value: subject, label: subject })),
        ]}
      />
    ),
    message: <TextAreaField key="message" {...common("message")} autoComplete="off" />,
  };
  return <>{enquiryKinds[kind].fields.map((name) => field[name])}</>;
}

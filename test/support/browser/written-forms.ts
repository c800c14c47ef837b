import { type EnquiryKind, enquiryForms } from "#domain/forms/enquiry-forms.ts";
import type { Field } from "#domain/forms/field.ts";

const fieldsOf = (kind: EnquiryKind): [string, Field][] => Object.entries(enquiryForms[kind]);

/** The fields that an empty form requires, in its order. */
export const asked = (kind: EnquiryKind) =>
  fieldsOf(kind).flatMap(([name, field]) =>
    !field.isOptional || field.isConditional ? [name] : [],
  );

/** An answer for each of these fields, choosing the last option of a list; `said` is used for free text. */
export function answersTo(kind: EnquiryKind, said: string): Record<string, string> {
  const typed: Readonly<Record<string, string>> = {
    fullname: "Wanjiku Ng'ang'a",
    email: "wanjiku@mail.example",
    phone: "0712 345 678",
    message: said,
  };
  const names = new Set(asked(kind));
  return Object.fromEntries(
    fieldsOf(kind)
      .filter(([name]) => names.has(name))
      .map(([name, { options }]) => [name, typed[name] ?? options?.at(-1) ?? said]),
  );
}

export const isList = (kind: EnquiryKind, name: string) =>
  fieldsOf(kind).some(([each, { options }]) => each === name && options !== undefined);

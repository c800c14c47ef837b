import { type EnquiryKind, enquiryForms } from "#domain/forms/enquiry-forms.ts";

/** What an enquiry is about: the page it comes from says so, not the visitor. */
export type EnquiryAbout = {
  messageSection: string;
  destinationFlag: string;
  /** Of a booking. */
  subject?: string;
  message?: string;
};

/** What a visitor typed, by field. */
export type EnquiryValues = Readonly<Record<string, string>>;

/** Words by field, or by `captcha`. */
export type EnquiryErrors = Readonly<Record<string, string>>;

/** Reads what was typed of the fields that a form has; all else that was sent is none of ours. */
export function readValues(
  kind: EnquiryKind,
  sent: { get(name: string): FormDataEntryValue | null },
): EnquiryValues {
  return Object.fromEntries(
    Object.keys(enquiryForms[kind]).map((field) => {
      const value = sent.get(field);
      return [field, typeof value === "string" ? value : ""];
    }),
  );
}

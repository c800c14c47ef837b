import { type EnquiryKind, enquiryForms } from "#domain/forms/enquiry-forms.ts";

/** The subject of an enquiry: the page says so, not the visitor. */
export type EnquiryAbout = {
  messageSection: string;
  destinationFlag: string;
  /** Of a booking. */
  subject?: string;
  message?: string;
};

/** The visitor's values, by field. */
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

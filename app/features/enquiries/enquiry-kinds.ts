import { type EnquiryKind, enquiryForms } from "#domain/forms/enquiry-forms.ts";

/** The subject of an enquiry, set by its page and not by the visitor. */
export type EnquiryAbout = {
  messageSection: string;
  destinationFlag: string;
  /** Set by a booking. */
  subject?: string;
  message?: string;
};

/** The values a visitor typed, by field. */
export type EnquiryValues = Readonly<Record<string, string>>;

/** Error messages by field name, or by `captcha`. */
export type EnquiryErrors = Readonly<Record<string, string>>;

/** Reads the values of a form's declared fields and ignores all other fields. */
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

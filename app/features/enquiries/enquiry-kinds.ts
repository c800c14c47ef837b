import type { EnquiryForm } from "#domain/forms/enquiry.ts";

export type EnquiryField = "fullname" | "email" | "phone" | "subject" | "message";
export type EnquiryKind = "contact" | "product" | "booking";

/** The fields of each form (FRM-2 to FRM-4, FRM-12) and the rules that read them. A booking adds its own subject. */
export const enquiryKinds = {
  contact: { rules: "contact", fields: ["fullname", "email", "phone", "message"] },
  product: { rules: "product", fields: ["fullname", "email", "phone", "subject", "message"] },
  booking: { rules: "product", fields: ["fullname", "email", "phone"] },
} as const satisfies Record<
  EnquiryKind,
  { rules: Exclude<EnquiryForm, "api">; fields: readonly EnquiryField[] }
>;

/** What an enquiry is about: the page it comes from says so, not the visitor. */
export type EnquiryAbout = {
  messageSection: string;
  destinationFlag: string;
  /** Of a booking. */
  subject?: string;
  message?: string;
};

/** What a visitor typed, by field. */
export type EnquiryValues = Readonly<Partial<Record<EnquiryField, string>>>;

/** Words by field, or by `captcha`. */
export type EnquiryErrors = Readonly<Record<string, string>>;

/** Reads what was typed of the fields that a form has; all else that was sent is none of ours. */
export function readValues(
  kind: EnquiryKind,
  sent: { get(name: string): FormDataEntryValue | null },
): EnquiryValues {
  return Object.fromEntries(
    enquiryKinds[kind].fields.map((field) => {
      const value = sent.get(field);
      return [field, typeof value === "string" ? value : ""];
    }),
  );
}

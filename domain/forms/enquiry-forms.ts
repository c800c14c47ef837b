import * as z from "zod/mini";
import { errorsIn } from "./errors.ts";
import { conditional, type Fields, line, optional, schemasOf, select } from "./field.ts";
import { paragraph } from "./paragraph.ts";
import { internationalPhone, person, phone } from "./person-fields.ts";
import { findMissingReach } from "./reach.ts";

/** FRM-5: the subjects of a product's form. */
export const enquirySubjects = [
  "Personal Banking",
  "Property Investment",
  "SME Banking",
  "Property",
  "Insurance",
] as const;

export const replyWays = ["email", "phone", "whatsapp", "text"] as const;

const message = paragraph(5000);
/** FRM-16: how and when the visitor would like to be answered. */
export const replyWishes = {
  replyBy: optional(select(replyWays)),
  replyTime: optional(line(80)),
  timeZone: optional(line(60)),
} satisfies Fields;
const contact = { ...person, phone: internationalPhone, message, ...replyWishes } satisfies Fields;
const complaint = {
  ...contact,
  email: conditional(contact.email),
  phone: conditional(contact.phone),
} satisfies Fields;
const booking = { ...person, phone } satisfies Fields;
const product = {
  ...booking,
  subject: select(enquirySubjects),
  message,
} satisfies Fields;

/** An enquiry about a product for Kenyans abroad. */
const diaspora = { ...product, phone: internationalPhone, ...replyWishes } satisfies Fields;

/**
 * FRM-2 to FRM-4, FRM-12: the fields that a visitor fills in, in the order of the form. For the API see
 * enquiry-fields.ts.
 */
export const enquiryForms = {
  contact,
  complaint,
  product,
  diaspora,
  property: product,
  booking,
};
export type EnquiryKind = keyof typeof enquiryForms;

/** FRM-3 has the words of the contact page and of the API: the other forms for any number say how one is written. */
export const incompleteText = (
  form: EnquiryKind | "api",
  { incomplete, incompleteAbroad }: { incomplete: string; incompleteAbroad: string },
) =>
  form !== "api" && form !== "contact" && takesAnyCountry(form) ? incompleteAbroad : incomplete;

export const takesAnyCountry = (kind: EnquiryKind) => enquiryForms[kind].phone !== phone;

/** Reads the submitted fields of a form and reports all errors at once. */
export function readAnswers(kind: EnquiryKind, sent: unknown) {
  const result = z.object(schemasOf(enquiryForms[kind])).safeParse(sent);
  const errors = {
    ...(kind === "complaint" && findMissingReach(sent, true)),
    ...errorsIn(result.error),
  };
  return result.success && Object.keys(errors).length === 0
    ? ({ ok: true, answers: result.data } as const)
    : ({ ok: false, errors } as const);
}

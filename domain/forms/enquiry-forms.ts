import * as z from "zod/mini";
import { errorsIn } from "./errors.ts";
import { type Fields, schemasOf, select } from "./field.ts";
import { paragraph } from "./paragraph.ts";
import { person, phone, wholePhone } from "./person-fields.ts";

/** FRM-5: the subjects of a product's form. */
export const enquirySubjects = [
  "Personal Banking",
  "Property Investment",
  "SME Banking",
  "Property",
  "Insurance",
] as const;

const message = paragraph(5000);
const contact = { ...person, phone: wholePhone, message } satisfies Fields;
const booking = { ...person, phone } satisfies Fields;
const product = {
  ...booking,
  subject: { ...select(enquirySubjects), autoComplete: "off" },
  message,
} satisfies Fields;

/** FRM-2 to FRM-4, FRM-12: what a visitor fills in, in the order of the form. The API: enquiry-fields.ts. */
export const enquiryForms = { contact, complaint: contact, product, property: product, booking };
export type EnquiryKind = keyof typeof enquiryForms;

/** Reads what was filled in of a form, with all that is wrong with it at once. */
export function readAnswers(kind: EnquiryKind, sent: unknown) {
  const result = z.object(schemasOf(enquiryForms[kind])).safeParse(sent);
  return result.success
    ? ({ ok: true, answers: result.data } as const)
    : ({ ok: false, errors: errorsIn(result.error) } as const);
}

import * as z from "zod/mini";
import { enquiryForms } from "./enquiry-forms.ts";
import { type Fields, line, optional } from "./field.ts";

/** FRM-1: the destination of an enquiry that names no other. */
export const defaultDestination = "website";

/** Where a complaint goes. */
export const complaintDestination = "complaints";

const flag = optional(line(40, "off", /^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** What a page says of its form, and no visitor. */
export const saidByPage = {
  messageSection: line(160),
  destinationFlag: {
    ...flag,
    schema: z.pipe(
      flag.schema,
      z.transform((name) => name ?? defaultDestination),
    ),
  },
} satisfies Fields;

const { contact, complaint, product, property, booking } = enquiryForms;

/** What visitors fill in, whichever the form. */
export const visitorFields = { ...contact, ...complaint, ...product, ...property, ...booking };

/** FRM-1: an enquiry as a script sends it, as it is kept, and exported in this order: a new field stands last. */
export const enquiryFields = {
  name: contact.fullname,
  email: contact.email,
  phone: contact.phone,
  messageSection: saidByPage.messageSection,
  subject: optional(product.subject),
  message: contact.message,
  destinationFlag: saidByPage.destinationFlag,
} satisfies Fields;

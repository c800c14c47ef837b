import * as z from "zod/mini";
import { enquiryForms } from "./enquiry-forms.ts";
import { conditional, type Fields, line, optional } from "./field.ts";

/** FRM-1: the destination of an enquiry that names no other. */
export const defaultDestination = "website";

/** The destination of a complaint. */
export const complaintDestination = "complaints";

/** The bank's teams: each has a mailbox, and each webhook event is for one. */
export const destinations = [
  defaultDestination,
  "diaspora",
  "careers",
  complaintDestination,
  "privacy",
] as const;

const flag = optional(line(40, "off", /^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** The fields that the page adds to its form; no visitor fills them in. */
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

const { contact, complaint, product, diaspora, property, booking } = enquiryForms;

/** The fields of all visitor forms. `contact` comes last because the API uses its phone field (FRM-15). */
export const visitorFields = {
  ...booking,
  ...property,
  ...product,
  ...diaspora,
  ...complaint,
  ...contact,
};

const { fullname, email, phone, subject, message, ...others } = visitorFields;

/** FRM-1: an enquiry as the API receives, stores and exports it, in this order: add new fields at the end. */
export const enquiryFields = {
  name: fullname,
  email: conditional(email),
  phone: conditional(phone),
  messageSection: saidByPage.messageSection,
  subject: optional(subject),
  message,
  destinationFlag: saidByPage.destinationFlag,
  ...others,
} satisfies Fields;

import * as z from "zod/mini";
import { choiceOf, faultOf, lineUpTo, orBlank } from "./application-fields.ts";
import { Email, longestEmail } from "#domain/contact/email.ts";
import { isPersonName } from "#domain/contact/person-name.ts";
import { seenText } from "#domain/pages/seen-text.ts";
import { parseFullKenyanMobile, parseKenyanMobile } from "#domain/contact/phone.ts";

/** FRM-5: the subjects of a product's form. */
export const enquirySubjects = [
  "Personal Banking",
  "Property Investment",
  "SME Banking",
  "Property",
  "Insurance",
] as const;

export const enquiryLengths = {
  name: 120,
  email: longestEmail,
  phone: 40,
  messageSection: 160,
  message: 5000,
  destinationFlag: 40,
} as const;

/** FRM-1: the destination of an enquiry that names no other. */
export const defaultDestination = "website";

/** Where a complaint goes. */
export const complaintDestination = "complaints";

/** `incomplete`: not the whole number with 254 that the contact page asks for (FRM-3). */
type EnquiryFault = "missing" | "invalid" | "tooLong" | "incomplete";
/** By field, the first thing that is wrong with each. */
export type EnquiryFaults = Record<string, EnquiryFault>;

/** FRM-2: the contact page asks for two words. */
export const FullName = lineUpTo(enquiryLengths.name).check(
  z.refine((name) => isPersonName(name, 2), "invalid"),
);
const WholePhone = z.pipe(
  z.pipe(lineUpTo(enquiryLengths.phone), z.transform(parseFullKenyanMobile)),
  z.string("incomplete"),
);
export const TypedPhone = z.pipe(
  z.pipe(lineUpTo(enquiryLengths.phone), z.transform(parseKenyanMobile)),
  z.string("invalid"),
);

/** No person writes control characters but tabs and ends of lines, or halves of characters. */
const unwritten = /[^\P{Cc}\t\n]|\p{Cs}/u;
/** Forms send the end of a line as two characters. */
export const textUpTo = (length: number) =>
  z.pipe(
    z.pipe(
      z.string({ error: faultOf }),
      z.transform((text) => seenText(text.replace(/\r\n?/g, "\n")).trim()),
    ),
    z.string().check(
      z.minLength(1, { error: "missing", abort: true }),
      z.maxLength(length, { error: "tooLong", abort: true }),
      z.refine((text) => !unwritten.test(text), "invalid"),
    ),
  );
const Message = textUpTo(enquiryLengths.message);

const Section = lineUpTo(enquiryLengths.messageSection);
const Destination = z.pipe(
  orBlank(
    lineUpTo(enquiryLengths.destinationFlag).check(
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "invalid"),
    ),
  ),
  z.transform((flag) => flag ?? defaultDestination),
);
const Subject = choiceOf(enquirySubjects);

const about = { messageSection: Section, destinationFlag: Destination };

/** FRM-1: what a script sends for either form. */
const EnquirySchema = z.object({
  name: FullName,
  email: Email,
  phone: WholePhone,
  ...about,
  subject: orBlank(Subject),
  message: Message,
});

/** The fields of the contact page (FRM-2, FRM-3); the page adds its subject itself. */
const ContactFormSchema = z.pipe(
  z.object({ fullname: FullName, email: Email, phone: WholePhone, message: Message, ...about }),
  z.transform(({ fullname, ...enquiry }) => ({ ...enquiry, name: fullname, subject: undefined })),
);

/** FRM-4: the fields of the form on product and property pages. */
const ProductFormSchema = z.pipe(
  z.object({
    fullname: FullName,
    email: Email,
    phone: TypedPhone,
    subject: Subject,
    message: Message,
    ...about,
  }),
  z.transform(({ fullname, ...enquiry }) => ({ ...enquiry, name: fullname })),
);

const schemas = {
  api: EnquirySchema,
  contact: ContactFormSchema,
  product: ProductFormSchema,
} satisfies Record<string, z.ZodMiniType<Enquiry>>;

export type Enquiry = z.output<typeof EnquirySchema>;
/** `api`: JSON; the others: the fields as a page's form names them. */
export type EnquiryForm = keyof typeof schemas;

/** Reads an enquiry, with all that is wrong with it at once. */
export function parseEnquiry(
  form: EnquiryForm,
  sent: unknown,
): { ok: true; enquiry: Enquiry } | { ok: false; faults: EnquiryFaults } {
  const result = schemas[form].safeParse(sent);
  if (result.success) return { ok: true, enquiry: result.data };
  const faults: EnquiryFaults = {};
  for (const { path, message } of result.error.issues) {
    // The cast: every message of these schemas is a fault.
    faults[path.join(".")] ??= message as EnquiryFault;
  }
  return { ok: false, faults };
}

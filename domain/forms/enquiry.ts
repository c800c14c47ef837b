import * as z from "zod/mini";
import { parseInternationalPhone } from "#domain/contact/international-phone.ts";
import { complaintDestination, enquiryFields, saidByPage } from "./enquiry-fields.ts";
import { type EnquiryKind, enquiryForms } from "./enquiry-forms.ts";
import { type ErrorCodesByField, errorsIn } from "./errors.ts";
import { conditional, type Fields, schemasOf } from "./field.ts";
import { internationalPhone } from "./person-fields.ts";
import { findMissingReach } from "./reach.ts";

/** `api`: JSON; the others: the fields as a page's form names them, and what the page adds. */
export type EnquiryForm = "api" | EnquiryKind;

/** FRM-15: must be a number that exists; normalised for storage. */
const phone = {
  ...internationalPhone,
  schema: z.pipe(
    z.pipe(internationalPhone.schema, z.transform(parseInternationalPhone)),
    z.string("incomplete"),
  ),
};

const rulesOf = <F extends Fields>(fields: F) => z.object(schemasOf({ ...fields, ...saidByPage }));

const schemas = {
  api: z.object(schemasOf({ ...enquiryFields, phone: conditional(phone) })),
  contact: rulesOf({ ...enquiryForms.contact, phone }),
  complaint: rulesOf({ ...enquiryForms.complaint, phone: conditional(phone) }),
  product: rulesOf(enquiryForms.product),
  diaspora: rulesOf({ ...enquiryForms.diaspora, phone }),
  property: rulesOf(enquiryForms.property),
  /** The page sets the subject and the message. */
  booking: rulesOf({ ...enquiryForms.product, ...enquiryForms.booking }),
} satisfies Record<EnquiryForm, z.ZodMiniType>;

export type Enquiry = z.output<typeof schemas.api>;
type Read = z.output<(typeof schemas)[EnquiryForm]>;

/** Reads an enquiry, with all that is wrong with it at once. */
export function parseEnquiry(
  form: EnquiryForm,
  sent: unknown,
): { ok: true; enquiry: Enquiry } | { ok: false; errors: ErrorCodesByField } {
  const result = schemas[form].safeParse(sent);
  const errors = {
    ...((form === "api" || form === "complaint") &&
      findMissingReach(sent, form === "complaint" || isToComplaints(sent))),
    ...errorsIn(result.error),
  };
  return result.success && Object.keys(errors).length === 0
    ? { ok: true, enquiry: withoutIdleZone(named(result.data)) }
    : { ok: false, errors };
}

// Made once: zod takes longer to make a schema than to apply it.
const Destined = z.object({ destinationFlag: saidByPage.destinationFlag.schema });

const isToComplaints = (sent: unknown) =>
  Destined.safeParse(sent).data?.destinationFlag === complaintDestination;

/** FRM-1: the API calls the name `name`, a form `fullname`. */
function named(read: Read): Enquiry {
  if (!("fullname" in read)) return read;
  const { fullname, ...enquiry } = read;
  return { ...enquiry, name: fullname };
}

/** A zone means nothing without a time, and browsers fill it in. */
const withoutIdleZone = (enquiry: Enquiry): Enquiry =>
  enquiry.replyTime ? enquiry : { ...enquiry, timeZone: undefined };

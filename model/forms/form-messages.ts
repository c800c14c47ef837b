import { z } from "zod";
import { visitorFields } from "#domain/forms/enquiry-fields.ts";
import { choiceFaults, textFaults, wordsOf } from "#model/forms/field-words.ts";
import { Words } from "#model/reading/words.ts";

const phone = z.strictObject({
  label: Words,
  /** Where the whole number with 254 is asked for (FRM-3). */
  wholeHint: Words,
  /** Where any spelling will do. */
  example: Words,
  ...choiceFaults,
  incomplete: Words,
  tooLong: Words,
});

/** What the forms for enquiries say. */
export const FormMessagesSchema = z.strictObject({
  check: Words,
  /** Of what visitors fill in (domain/forms/enquiry-forms.ts). */
  fields: z.strictObject({ ...wordsOf(visitorFields), phone }),
  /** Of what pages add, and the captcha. */
  faults: z.strictObject({
    messageSection: z.strictObject(textFaults),
    destinationFlag: z.strictObject({ invalid: Words }),
    captcha: z.strictObject({ missing: Words }),
  }),
  tickBox: z.strictObject({
    label: Words,
    checking: Words,
    checked: Words,
    failed: Words,
    retry: Words,
  }),
  /** The overlay of FRM-7. */
  submitting: z.strictObject({ heading: Words, text: Words }),
  submitted: z.strictObject({ heading: Words, text: Words }),
  failed: z.strictObject({ heading: Words, text: Words }),
  /** In place of a receipt for a form that was not sent. */
  noReceipt: z.strictObject({ heading: Words, text: Words }),
  back: Words,
  received: Words,
  limited: Words,
  wrongKey: Words,
  keyTaken: Words,
  /** Of a form sent without script. */
  plain: z.strictObject({ tooSoon: Words, tooLate: Words, notAccepted: Words }),
});

export type FormMessages = z.infer<typeof FormMessagesSchema>;

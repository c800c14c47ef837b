import { z } from "zod";
import { Words } from "#model/reading/words.ts";

const text = { missing: Words, invalid: Words, tooLong: Words };

/** What the forms for enquiries say; `faults` by field and by what is wrong with it. */
export const FormMessagesSchema = z.strictObject({
  check: Words,
  faults: z.strictObject({
    name: z.strictObject(text),
    email: z.strictObject(text),
    phone: z.strictObject({ ...text, incomplete: Words }),
    subject: z.strictObject({ missing: Words, invalid: Words }),
    message: z.strictObject(text),
    messageSection: z.strictObject(text),
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

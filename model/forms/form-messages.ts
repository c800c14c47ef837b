import { z } from "zod";
import { replyWays } from "#domain/forms/enquiry-forms.ts";
import { visitorFields } from "#domain/forms/enquiry-fields.ts";
import { choiceErrors, textErrors, fieldTexts } from "#model/forms/field-texts.ts";
import { textFields, ShortText } from "#model/reading/texts.ts";

/** FRM-18: for a complaint, in which one of the two is enough, and which may choose how to be answered. */
const reach = textFields("neither", "wanted");
const email = z.strictObject({
  label: ShortText,
  /** The hint in a complaint, for which an email address or a phone is enough. */
  eitherHint: ShortText,
  ...textErrors,
  ...reach,
});
const phone = z.strictObject({
  label: ShortText,
  /** For a number of any country (FRM-15). */
  anyHint: ShortText,
  /** For a Kenyan number in any spelling. */
  example: ShortText,
  ...choiceErrors,
  ...reach,
  incomplete: ShortText,
  /** For the forms to which FRM-3's text does not apply. */
  incompleteAbroad: ShortText,
  tooLong: ShortText,
});

/** The messages of the enquiry forms. */
export const FormMessagesSchema = z.strictObject({
  check: ShortText,
  /** The fields that visitors fill in (domain/forms/enquiry-forms.ts). */
  fields: z.strictObject({ ...fieldTexts(visitorFields), email, phone }),
  /** The labels of a list's options; `any`: no choice made. */
  choices: z.strictObject({ replyBy: z.strictObject(textFields("any", ...replyWays)) }),
  /** The errors of what pages add, and of the captcha. */
  errors: z.strictObject({
    messageSection: z.strictObject(textErrors),
    destinationFlag: z.strictObject({ invalid: ShortText }),
    captcha: z.strictObject({ missing: ShortText }),
  }),
  tickBox: z.strictObject(textFields("label", "checking", "checked", "failed", "retry")),
  /** The overlay of FRM-7. */
  submitting: z.strictObject({ heading: ShortText, text: ShortText }),
  submitted: z.strictObject({ heading: ShortText, text: ShortText }),
  failed: z.strictObject({ heading: ShortText, text: ShortText }),
  /** In place of a receipt for a form that was not sent. */
  noReceipt: z.strictObject({ heading: ShortText, text: ShortText }),
  ...textFields("stillThere", "back", "received", "limited", "wrongKey", "keyTaken"),
  /** The message about a form sent without script. */
  plain: z.strictObject({ tooLate: ShortText, notAccepted: ShortText }),
});

export type FormMessages = z.infer<typeof FormMessagesSchema>;

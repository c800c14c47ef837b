import { z } from "zod";
import { visitorForms } from "#domain/forms/counted-steps.ts";
import { ShortText, textWith } from "#model/reading/texts.ts";

/** The notice in each form that asks for personal data. */
export const PrivacyNoticesSchema = z.strictObject({
  uses: textWith("purpose"),
  seen: textWith("team"),
  link: ShortText,
  /** How the notices of the forms differ. */
  forms: z.record(
    z.enum(visitorForms),
    z.strictObject({ purpose: ShortText, team: ShortText, kept: textWith("days") }),
  ),
});

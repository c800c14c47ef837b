import { z } from "zod";
import { rowFields } from "#domain/forms/application-rows.ts";
import { namesOf } from "#domain/forms/field.ts";
import { Count, textFields, ShortText, textWith } from "#model/reading/texts.ts";

const list = {
  ...textFields("heading", "hint"),
  entry: textWith("number"),
  add: ShortText,
  remove: textWith("number"),
};

/** The texts of the pages on which a visitor applies for a job. */
export const ApplicationFormSchema = z.strictObject({
  title: textWith("job"),
  summary: textWith("job", "company"),
  ...textFields("crumb", "problem", "yes", "no", "choose"),
  steps: z.strictObject({
    label: ShortText,
    place: textWith("step", "steps"),
    ...textFields("phone", "code", "details", "check"),
  }),
  needs: z.strictObject({ title: ShortText, items: z.array(textWith("megabytes?")).min(3) }),
  phone: z.strictObject({
    ...textFields("title", "text", "label", "hint", "placeholder", "send"),
    /** Shown while the code is being sent. */
    ...textFields("sending", "honeypot", "expired"),
  }),
  code: z.strictObject({
    title: ShortText,
    sentTo: textWith("phone"),
    change: z.strictObject({ before: ShortText, link: ShortText, after: z.string() }),
    ...textFields("label", "verify"),
    /** Shown while the server checks the code. */
    verifying: ShortText,
    again: ShortText,
    wait: Count,
    sentAgain: textWith("phone"),
    unreachable: z.strictObject({ heading: ShortText, text: ShortText }),
  }),
  /** How long the phone stays verified. */
  proof: z.strictObject({ until: textWith("time"), ...textFields("soon", "over", "renew") }),
  details: z.strictObject({
    ...textFields("title", "text", "next", "verified", "about", "dayPlaceholder", "pay"),
  }),
  education: z.strictObject({
    ...list,
    fields: z.strictObject(textFields(...namesOf(rowFields.education))),
  }),
  workExperience: z.strictObject({
    ...list,
    fields: z.strictObject(textFields(...namesOf(rowFields.workExperience))),
  }),
  ...textFields("month", "monthOrNow", "monthPlaceholder"),
  cv: z.strictObject({
    ...textFields("title", "label"),
    hint: textWith("megabytes"),
    later: ShortText,
    chosen: textWith("name", "size", "bytes"),
  }),
  draft: z.strictObject(textFields("keep", "warning", "found", "clear")),
  check: z.strictObject(textFields("title", "text", "edit", "send", "none", "stillThere")),
  sending: z.strictObject({
    sent: textWith("percent"),
    ...textFields("cancel", "cancelled", "retry"),
  }),
  receipt: z.strictObject({
    ...textFields("title", "reference", "keep", "next"),
    deletion: textWith("date"),
    jobs: ShortText,
  }),
});

export type ApplicationForm = z.infer<typeof ApplicationFormSchema>;

import { z } from "zod";
import { Words, wordsWith } from "#model/reading/words.ts";

const list = {
  heading: Words,
  hint: Words,
  entry: wordsWith("number"),
  add: Words,
  remove: wordsWith("number"),
};
const period = { startDate: Words, endDate: Words };

/** The words of the pages on which a visitor applies for a job. */
export const ApplicationFormSchema = z.strictObject({
  title: wordsWith("job"),
  summary: wordsWith("job", "company"),
  crumb: Words,
  problem: Words,
  yes: Words,
  no: Words,
  choose: Words,
  steps: z.strictObject({
    label: Words,
    place: wordsWith("step", "steps"),
    phone: Words,
    code: Words,
    details: Words,
    check: Words,
  }),
  needs: z.strictObject({ title: Words, items: z.array(Words).min(3) }),
  phone: z.strictObject({
    title: Words,
    text: Words,
    label: Words,
    hint: Words,
    placeholder: Words,
    send: Words,
    /** While it is on its way. */
    sending: Words,
    honeypot: Words,
    expired: Words,
  }),
  code: z.strictObject({
    title: Words,
    sentTo: wordsWith("phone"),
    change: z.strictObject({ before: Words, link: Words, after: z.string() }),
    label: Words,
    verify: Words,
    /** While the server looks at it. */
    verifying: Words,
    again: Words,
    wait: wordsWith("seconds"),
    sentAgain: wordsWith("phone"),
    unreachable: z.strictObject({ heading: Words, text: Words }),
  }),
  details: z.strictObject({
    title: Words,
    text: Words,
    next: Words,
    verified: Words,
    otherPhone: Words,
    about: Words,
    dayPlaceholder: Words,
    pay: Words,
  }),
  education: z.strictObject({
    ...list,
    fields: z.strictObject({
      institution: Words,
      award: Words,
      discipline: Words,
      grade: Words,
      ...period,
    }),
  }),
  workExperience: z.strictObject({
    ...list,
    fields: z.strictObject({
      title: Words,
      employmentType: Words,
      companyName: Words,
      location: Words,
      ...period,
      industry: Words,
    }),
  }),
  month: Words,
  monthOrNow: Words,
  monthPlaceholder: Words,
  cv: z.strictObject({
    title: Words,
    label: Words,
    hint: wordsWith("megabytes"),
    later: Words,
    chosen: wordsWith("name", "bytes"),
  }),
  draft: z.strictObject({
    keep: Words,
    warning: Words,
    found: Words,
    clear: Words,
  }),
  check: z.strictObject({
    title: Words,
    text: Words,
    edit: Words,
    send: Words,
    none: Words,
    stillThere: Words,
    consent: wordsWith("days"),
  }),
  sending: z.strictObject({
    sent: wordsWith("percent"),
    cancel: Words,
    cancelled: Words,
    retry: Words,
  }),
  receipt: z.strictObject({
    title: Words,
    reference: Words,
    keep: Words,
    next: Words,
    deletion: wordsWith("date"),
    jobs: Words,
  }),
});

export type ApplicationForm = z.infer<typeof ApplicationFormSchema>;

import { z } from "zod";
import { replyWays } from "#domain/forms/enquiry-forms.ts";

/** Filled in all texts, from the settings (`site-words.ts`). */
export const siteWordNames = ["ussd", "paybill"] as const;

/** Words that name each of these places, and no other. */
const textsWithOnly = (...places: string[]) =>
  z
    .string()
    .min(2)
    .check(({ value, issues }) => {
      const named = [...value.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place);
      const error = (message: string) => issues.push({ code: "custom", message, input: value });
      for (const place of places) if (!named.includes(place)) error(`needs {${place}}`);
      for (const place of named)
        if (![...places, ...siteWordNames].includes(place))
          error(`{${place}} is no place of this text`);
    });

const ShortText = textsWithOnly();

const email = (subject: string[], text: string[]) =>
  z.strictObject({ subject: textsWithOnly(...subject), text: textsWithOnly(...text) });

const person = ["reference", "received", "name", "phone", "email"];

/** The emails that the site writes. */
export const EmailsSchema = z.strictObject({
  notGiven: ShortText,
  replyWays: z.record(z.enum(replyWays), ShortText),
  /** Before an email to the bank whose writer the site sent no confirmation. */
  unconfirmed: ShortText,
  enquiryToBank: email(
    ["reference", "section"],
    [...person, "section", "topic", "destination", "replyBy", "replyTime", "message"],
  ),
  enquiryToVisitor: email(["reference"], ["name", "reference", "bank"]),
  /** In place of them, about a complaint. */
  complaintToBank: email(
    ["reference", "due"],
    [...person, "topic", "replyBy", "replyTime", "message", "acknowledge", "due"],
  ),
  complaintToVisitor: email(["reference"], ["name", "reference", "acknowledge", "due", "bank"]),
  dataRequestToBank: email(["reference", "kind"], [...person, "kind", "due", "details"]),
  dataRequestToPerson: email(["reference"], ["name", "reference", "kind", "due", "bank"]),
  applicationToBank: email(["reference", "job"], [...person, "job", "jobId", "cv"]),
  applicationToApplicant: email(
    ["reference", "job"],
    ["firstName", "job", "reference", "days", "group"],
  ),
  /** The state of an applicant's CV. */
  cv: z.strictObject({
    clean: ShortText,
    unscanned: ShortText,
    waiting: ShortText,
    infected: ShortText,
  }),
});

export type Emails = z.infer<typeof EmailsSchema>;

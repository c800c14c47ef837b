import { z } from "zod";
import { replyWays } from "#domain/forms/enquiry-forms.ts";
import { ShortText, textWith, textFields } from "#model/reading/texts.ts";

const email = (subject: string[], text: string[]) =>
  z.strictObject({ subject: textWith(...subject), text: textWith(...text).min(40) });

const person = ["reference", "received", "name", "phone", "email"];
const answer = ["replyBy", "replyTime", "others", "howToAnswer"];

/** The emails that the site writes. */
export const EmailsSchema = z.strictObject({
  notGiven: ShortText,
  /** `howToAnswer` in an email to the bank: reply to the email, or contact someone without an email address. */
  answerByReply: textWith("name"),
  answerOtherwise: textWith("name"),
  /** `kind` in the subject of the email to the bank. */
  ...textFields("enquiry", "booking"),
  replyWays: z.record(z.enum(replyWays), ShortText),
  /** Starts an email to the bank if the site sent the visitor no confirmation. */
  unconfirmed: ShortText,
  enquiryToBank: email(
    ["kind", "reference", "section"],
    [...person, "section", "topic", "destination", ...answer, "message"],
  ),
  enquiryToVisitor: email(["reference"], ["name", "reference", "bank"]),
  /** Sent instead of the two above for a complaint. */
  complaintToBank: email(
    ["reference", "about", "due"],
    [...person, "section", "topic", ...answer, "message", "acknowledge", "due"],
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
  cv: z.strictObject(textFields("clean", "unscanned", "waiting", "infected")),
});

export type Emails = z.infer<typeof EmailsSchema>;

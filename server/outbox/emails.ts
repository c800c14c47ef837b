import { formatTerm } from "#domain/time/term.ts";
import type { Content } from "#model/content.ts";
import type { Emails } from "#model/forms/emails.ts";
import type { Settings } from "#model/reading/site.ts";
import { acknowledgementDue } from "#domain/forms/complaint-times.ts";
import { formatDay } from "#domain/time/days.ts";
import { replyWays, replyWishes } from "#domain/forms/enquiry-forms.ts";
import { namesOf } from "#domain/forms/field.ts";
import { replyTimeOf } from "#domain/forms/reply-time.ts";
import { AddressSchema, type Mail, type MailAddress } from "../adapters/mail/mail.ts";
import type { ApplicationRow, DataRequestRow, EnquiryRow } from "../db/schema.ts";

type EmailContent = Pick<Content, "settings" | "emails" | "language">;
type EnquiryEmailContent = EmailContent & Pick<Content, "formMessages" | "complaints">;

/** `isConfirmed`: false if the visitor gets no email; the bank's email then says so. */
type Confirming = { isConfirmed: boolean };

/** The person gets no email if the address cannot receive mail or its limit is reached. */
export type BothEmails = [toBank: Mail, ...toPerson: Mail[]];

/** Makes the emails about an enquiry: to the mailbox of its destination and to the visitor. */
export function enquiryEmails(
  enquiry: EnquiryRow,
  content: EnquiryEmailContent,
  { isBooking, ...asked }: Partial<Confirming> & { section: string; isBooking: boolean },
): BothEmails {
  const { settings, emails } = content;
  const isComplaint = enquiry.answerDueDay !== null;
  const kind = isComplaint ? "complaint" : isBooking ? "booking" : "enquiry";
  const section = oneLine(asked.section);
  return writeBoth(content, {
    ...asked,
    about: enquiry,
    name: enquiry.name,
    sender: settings.bank.name,
    destination: enquiry.destinationFlag,
    labels: {
      Kind: kind,
      Product: section,
      ...(enquiry.answerDueDay && { Due: enquiry.answerDueDay }),
    },
    toBank: isComplaint ? emails.complaintToBank : emails.enquiryToBank,
    toPerson: isComplaint ? emails.complaintToVisitor : emails.enquiryToVisitor,
    values: {
      kind: kind === "booking" ? emails.booking : emails.enquiry,
      section,
      // The complaints page names no product.
      about: enquiry.messageSection === content.complaints.section ? "" : ` (${section})`,
      topic: oneLine(enquiry.subject ?? emails.notGiven),
      destination: oneLine(enquiry.destinationFlag),
      replyBy: replyWayOf(enquiry, emails),
      replyTime: oneLine(replyTimeOf(enquiry) ?? emails.notGiven),
      others: otherAnswers(enquiry, content.formMessages),
      message: enquiry.message,
      bank: settings.bank.name,
      ...(enquiry.answerDueDay && {
        acknowledge: inNairobi(acknowledgementDue(enquiry.createdAt)),
        due: formatDay(enquiry.answerDueDay),
      }),
    },
  });
}

/** The fields that have a place of their own in the emails to the bank. */
const placed = ["fullname", "email", "phone", "subject", "message", ...namesOf(replyWishes)];

/** A line for each other answer, so that staff read a field that was added to a form. */
function otherAnswers(enquiry: EnquiryRow, { fields }: Content["formMessages"]) {
  const answers = new Map<string, unknown>(Object.entries(enquiry));
  return Object.entries(fields)
    .filter(([name]) => !placed.includes(name) && answers.get(name))
    .map(([name, { label }]) => `\n${label}: ${oneLine(String(answers.get(name)))}`)
    .join("");
}

const replyWayOf = ({ replyBy }: EnquiryRow, { replyWays: names, notGiven }: Emails) => {
  const way = replyWays.find((each) => each === replyBy);
  return way ? names[way] : notGiven;
};

/** Makes the emails about a request: to the mailbox for personal data and to the person. */
export function dataRequestEmails(
  request: DataRequestRow,
  content: EmailContent & Pick<Content, "dataRights">,
  confirming?: Confirming,
): BothEmails {
  const { settings, emails, dataRights } = content;
  return writeBoth(content, {
    ...confirming,
    about: request,
    name: request.name,
    sender: settings.bank.name,
    destination: "privacy",
    labels: { Kind: "data_request", Due: request.dueDay },
    toBank: emails.dataRequestToBank,
    toPerson: emails.dataRequestToPerson,
    values: {
      kind: dataRights.kinds[request.kind],
      due: formatDay(request.dueDay),
      details: request.details,
      bank: settings.bank.name,
    },
  });
}

/** Makes the emails about an application: to the careers mailbox and to the applicant. */
export function applicationEmails(
  application: ApplicationRow,
  content: EmailContent,
  { keptDays, ...confirming }: { keptDays: number } & Partial<Confirming>,
): BothEmails {
  const { settings, emails } = content;
  const job = oneLine(application.jobTitle);
  return writeBoth(content, {
    ...confirming,
    about: application,
    name: `${application.firstName} ${application.lastName}`,
    sender: settings.group.name,
    destination: "careers",
    labels: { Kind: "application", Product: job },
    toBank: emails.applicationToBank,
    toPerson: emails.applicationToApplicant,
    values: {
      job,
      jobId: oneLine(application.jobId),
      cv: emails.cv[application.cvScan],
      firstName: oneLine(application.firstName),
      days: formatTerm({ length: keptDays, unit: "day" }),
      group: settings.group.name,
    },
  });
}

type Email = Emails["enquiryToBank"];

type Writing = Partial<Confirming> & {
  about: Pick<EnquiryRow, "reference" | "createdAt" | "phone" | "email">;
  /** The person's name. */
  name: string;
  /** The company that the email is from. */
  sender: string;
  destination: string;
  labels: NonNullable<Mail["labels"]>;
  toBank: Email;
  toPerson: Email;
  values: Record<string, string>;
};

/** Makes both emails, each with the other's address for replies. */
function writeBoth(
  { settings, language, emails: texts }: EmailContent,
  { about, name, sender, destination, labels, values, isConfirmed = true, ...emails }: Writing,
): BothEmails {
  const mailbox = mailboxOf(destination, settings);
  const person = mailAddress(name, about.email ?? "");
  const all = {
    reference: about.reference,
    received: inNairobi(about.createdAt),
    name: oneLine(name),
    phone: about.phone === null ? texts.notGiven : `+${oneLine(about.phone)}`,
    email: oneLine(about.email ?? texts.notGiven),
    howToAnswer: fill(person ? texts.answerByReply : texts.answerOtherwise, {
      name: oneLine(name),
    }),
    ...values,
  };
  const write = ({ subject, text }: Email, to: MailAddress, replyTo?: MailAddress): Mail => ({
    from: { name: sender, address: settings.mail.from },
    to,
    ...(replyTo && { replyTo }),
    subject: fill(subject, all),
    text: fill(text, all),
  });
  const ownLabels = {
    Reference: about.reference,
    Destination: oneLine(destination),
    Language: language,
  };
  const toBank = { ...write(emails.toBank, mailbox, person), labels: { ...ownLabels, ...labels } };
  if (!isConfirmed)
    return [{ ...toBank, text: `${fill(texts.unconfirmed, all)}\n\n${toBank.text}` }];
  return person ? [toBank, write(emails.toPerson, person, mailbox)] : [toBank];
}

/** Fills a text in one pass, so that braces in a visitor's words stay as they are. */
function fill(text: string, values: Record<string, string>) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, place: string) => values[place] ?? whole);
}

function mailboxOf(destination: string, { mail: { mailboxes } }: Settings): MailAddress {
  const found = Object.entries(mailboxes).find(([name]) => name === destination);
  return { name: "", address: found?.[1] ?? mailboxes.website };
}

function mailAddress(name: string, address: string): MailAddress | undefined {
  return AddressSchema.safeParse({ name: oneLine(name), address }).data;
}

/** Removes line breaks, which would begin another header or line. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Made once, because this takes longer than the rest of an email. */
const nairobiFormat = new Intl.DateTimeFormat("en-KE", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Africa/Nairobi",
});

const inNairobi = (moment: number) => nairobiFormat.format(moment);

import { formatTerm } from "#domain/time/term.ts";
import type { Content } from "#model/content.ts";
import type { Emails } from "#model/forms/emails.ts";
import { acknowledgementDue } from "#domain/forms/complaint-times.ts";
import { formatDay } from "#domain/time/days.ts";
import { replyWays, replyWishes } from "#domain/forms/enquiry-forms.ts";
import { namesOf } from "#domain/forms/field.ts";
import { replyTimeOf } from "#domain/forms/reply-time.ts";
import { AddressSchema, type Mail, type MailAddress } from "../adapters/mail/mail.ts";
import type { ApplicationRow, DataRequestRow, EnquiryRow } from "../db/schema.ts";

type EmailContent = Pick<Content, "settings" | "emails" | "language">;
type EnquiryEmailContent = EmailContent & Pick<Content, "formMessages">;

/** `isConfirmed`: whether the visitor is written to; where not, the bank's email says so. */
type Confirming = { isConfirmed: boolean };

/** To the mailbox of the enquiry's destination, and to the visitor. */
export function enquiryEmails(
  enquiry: EnquiryRow,
  content: EnquiryEmailContent,
  { isConfirmed }: Confirming = { isConfirmed: true },
): Mail[] {
  const { settings, emails } = content;
  const mailbox = mailboxOf(enquiry.destinationFlag, content);
  const visitor = mailAddress(enquiry.name, enquiry.email);
  const values = {
    reference: enquiry.reference,
    received: inNairobi(enquiry.createdAt),
    name: oneLine(enquiry.name),
    phone: oneLine(enquiry.phone),
    email: oneLine(enquiry.email),
    section: oneLine(enquiry.messageSection),
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
  };
  const write = writerOf(settings.bank.name, content);
  const isComplaint = enquiry.answerDueDay !== null;
  const toBank = isComplaint ? emails.complaintToBank : emails.enquiryToBank;
  const toVisitor = isComplaint ? emails.complaintToVisitor : emails.enquiryToVisitor;
  return [
    {
      ...write({ to: mailbox, replyTo: visitor }, chooseEmail(isConfirmed, toBank, emails), values),
      labels: {
        Reference: enquiry.reference,
        Destination: values.destination,
        Product: values.section,
        Language: content.language,
        ...(enquiry.answerDueDay && { Due: enquiry.answerDueDay }),
      },
    },
    ...(visitor && isConfirmed
      ? [write({ to: visitor, replyTo: mailbox }, toVisitor, values)]
      : []),
  ];
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

/** To the mailbox for personal data, and to the person. */
export function dataRequestEmails(
  request: DataRequestRow,
  content: EmailContent & Pick<Content, "dataRights">,
  { isConfirmed }: Confirming = { isConfirmed: true },
): Mail[] {
  const { settings, emails, dataRights } = content;
  const mailbox = mailboxOf("privacy", content);
  const person = mailAddress(request.name, request.email);
  const values = {
    reference: request.reference,
    received: inNairobi(request.createdAt),
    name: oneLine(request.name),
    phone: oneLine(request.phone),
    email: oneLine(request.email),
    kind: dataRights.kinds[request.kind],
    due: formatDay(request.dueDay),
    details: request.details,
    bank: settings.bank.name,
  };
  const write = writerOf(settings.bank.name, content);
  return [
    {
      ...write(
        { to: mailbox, replyTo: person },
        chooseEmail(isConfirmed, emails.dataRequestToBank, emails),
        values,
      ),
      labels: {
        Reference: request.reference,
        Destination: "privacy",
        Language: content.language,
        Due: request.dueDay,
      },
    },
    ...(person && isConfirmed
      ? [write({ to: person, replyTo: mailbox }, emails.dataRequestToPerson, values)]
      : []),
  ];
}

type ApplicationEmailOptions = { keptDays: number };

/** To the careers mailbox, and to the applicant. */
export function applicationEmails(
  application: ApplicationRow,
  content: EmailContent,
  options: ApplicationEmailOptions,
): { toBank: Mail; toApplicant: Mail | undefined } {
  return {
    toBank: applicationEmailToBank(application, content),
    toApplicant: applicationEmailToApplicant(application, content, options),
  };
}

/** Names the state of the CV. The email waits until the CV is scanned. */
function applicationEmailToBank(application: ApplicationRow, content: EmailContent): Mail {
  const { settings, emails } = content;
  const name = oneLine(`${application.firstName} ${application.lastName}`);
  const people = { to: careersMailbox(content), replyTo: mailAddress(name, application.email) };
  const labels = {
    Reference: application.reference,
    Destination: "careers",
    Product: oneLine(application.jobTitle),
    Language: content.language,
  };
  const mail = writerOf(settings.group.name, content)(people, emails.applicationToBank, {
    reference: application.reference,
    received: inNairobi(application.createdAt),
    name,
    phone: oneLine(application.phone),
    email: oneLine(application.email),
    job: oneLine(application.jobTitle),
    jobId: oneLine(application.jobId),
    cv: emails.cv[application.cvScan],
  });
  return { ...mail, labels };
}

/** Undefined if mail cannot be sent to the address. */
function applicationEmailToApplicant(
  application: ApplicationRow,
  content: EmailContent,
  { keptDays }: ApplicationEmailOptions,
): Mail | undefined {
  const { settings, emails } = content;
  const applicant = mailAddress(
    `${application.firstName} ${application.lastName}`,
    application.email,
  );
  if (!applicant) return undefined;
  const people = { to: applicant, replyTo: careersMailbox(content) };
  return writerOf(settings.group.name, content)(people, emails.applicationToApplicant, {
    firstName: oneLine(application.firstName),
    job: oneLine(application.jobTitle),
    reference: application.reference,
    days: formatTerm({ length: keptDays, unit: "day" }),
    group: settings.group.name,
  });
}

type Email = Emails["enquiryToBank"];

/** Tells staff that the site sent the person no confirmation. */
const chooseEmail = (isConfirmed: boolean, email: Email, { unconfirmed }: Emails): Email =>
  isConfirmed ? email : { ...email, text: `${unconfirmed}\n\n${email.text}` };

/** The sender's name is that of the company; the address is the site's. */
function writerOf(sender: string, { settings }: EmailContent) {
  return (
    { to, replyTo }: { to: MailAddress; replyTo: MailAddress | undefined },
    { subject, text }: Email,
    values: Record<string, string>,
  ): Mail => ({
    from: { name: sender, address: settings.mail.from },
    to,
    ...(replyTo && { replyTo }),
    subject: fill(subject, values),
    text: fill(text, values),
  });
}

/** In one pass, so that braces in a visitor's text stay as they are. */
function fill(text: string, values: Record<string, string>) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, place: string) => values[place] ?? whole);
}

function mailboxOf(destination: string, { settings }: EmailContent): MailAddress {
  const { mailboxes } = settings.mail;
  const found = Object.entries(mailboxes).find(([name]) => name === destination);
  return { name: "", address: found?.[1] ?? mailboxes.website };
}

const careersMailbox = (content: EmailContent) => mailboxOf("careers", content);

function mailAddress(name: string, address: string): MailAddress | undefined {
  return AddressSchema.safeParse({ name: oneLine(name), address }).data;
}

/** A line break would begin another header, or another line of the email. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

/** Made once: making it takes longer than the rest of an email. */
const nairobiFormat = new Intl.DateTimeFormat("en-KE", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Africa/Nairobi",
});

const inNairobi = (moment: number) => nairobiFormat.format(moment);

import { describe, expect, test } from "vitest";
import { dataRequestRow } from "#test/support/records/data-requests.ts";
import { applicationRow, enquiryRow } from "#test/support/records/records.ts";
import { type Mail, MailSchema } from "../adapters/mail/mail.ts";
import type { ApplicationRow, EnquiryRow } from "../db/schema.ts";
import { applicationEmails, dataRequestEmails, enquiryEmails } from "./emails.ts";
import { content } from "#test/support/content/content.ts";

const { from, mailboxes } = content.settings.mail;

const enquiry = enquiryRow({
  reference: "E-7K3M-9QXT",
  name: "Wanjikũ Ng'ang'a",
  email: "wanjiku+bank@mail.post.example",
  phone: "254712345678",
  messageSection: "Home Loan",
  subject: "Property",
  message: "First line.\n\nSecond line.",
  destinationFlag: "website",
  createdAt: Date.UTC(2026, 2, 1, 22, 30),
});

const application = applicationRow({
  reference: "A-7K3M-9QXT",
  jobId: "relationship-manager",
  jobTitle: "Relationship Manager",
  firstName: "Wanjikũ",
  lastName: "Ng'ang'a",
  email: "wanjiku@post.example",
  idNumber: "30405060",
  phone: "254712345678",
  cvKey: "cv-key",
  cvScan: "clean",
  createdAt: Date.UTC(2026, 2, 1, 22, 30),
});

const asked = { section: enquiry.messageSection, isBooking: false };
const enquiryMails = (changes: Partial<EnquiryRow> = {}) =>
  enquiryEmails({ ...enquiry, ...changes }, content, {
    ...asked,
    section: changes.messageSection ?? asked.section,
  });
const applicationMails = (changes: Partial<ApplicationRow> = {}) =>
  applicationEmails({ ...application, ...changes }, content, { keptDays: 400 });

test("without a confirmation only the bank gets an email, which says that there was none", () => {
  const how = { isConfirmed: false };
  const [toBank, ...others] = enquiryEmails(enquiry, content, { ...asked, ...how });
  const [ofRequest, ...rest] = dataRequestEmails(dataRequestRow(), content, how);
  const [ofJob, ...more] = applicationEmails(application, content, { keptDays: 400, ...how });
  expect([...others, ...rest, ...more]).toEqual([]);
  for (const mail of [toBank, ofRequest, ofJob])
    expect(mail?.text).toContain(content.emails.unconfirmed);
  expect(enquiryMails()[0]?.text).not.toContain(content.emails.unconfirmed);
});

function expectAccessible(mails: Mail[]) {
  for (const mail of mails) {
    expect(MailSchema.safeParse(mail).success).toBe(true);
    expect(mail.subject + mail.text).not.toMatch(/\{\w+\}/);
    expect(mail.from.address).toBe(from);
  }
}

test("the bank's email about a request has all its data, the person's email nothing that could be misused", () => {
  const request = dataRequestRow({ details: "Mine of March", dueDay: "2026-11-28" });
  const mails = dataRequestEmails(request, content);
  expectAccessible(mails);
  const [toBank, toPerson] = mails;
  expect(toBank?.to.address).toBe(mailboxes.privacy);
  for (const value of [request.name, request.phone, request.details, "28 November 2026"])
    expect(toBank?.text).toContain(value);
  expect(toPerson?.to.address).toBe(request.email);
  expect(toPerson?.text).toContain(request.reference);
  for (const value of [request.phone, request.details]) expect(toPerson?.text).not.toContain(value);
});

const complaint = { destinationFlag: "complaints", answerDueDay: "2026-03-11" };

describe("the emails of an enquiry", () => {
  test("the bank's email has everything the visitor wrote, and replies go to the visitor", () => {
    const mails = enquiryMails();
    expectAccessible(mails);
    const [toBank] = mails;
    expect(toBank?.to.address).toBe(mailboxes.website);
    expect(toBank?.replyTo).toEqual({ name: enquiry.name, address: enquiry.email });
    expect(toBank?.subject).toContain(enquiry.reference);
    const { reference: Reference, messageSection: Product } = enquiry;
    expect(toBank?.labels).toEqual({
      ...{ Reference, Kind: "enquiry", Product, Destination: "website", Language: "en" },
    });
    expect(mails[1]).not.toHaveProperty("labels");
    const { name, email, phone, reference, messageSection, subject, message } = enquiry;
    for (const value of [name, email, phone, reference, messageSection, subject, message])
      expect(toBank?.text).toContain(value);
    // Already the next day in Nairobi.
    expect(toBank?.text).toContain("2 March 2026");
  });

  test("a booking is distinguished from an enquiry, and a Kiswahili page has its English name", () => {
    const row = { ...enquiry, messageSection: "Wasiliana nasi" };
    const [toBank, toVisitor] = enquiryEmails(row, content, {
      section: "Contact us",
      isBooking: true,
    });
    expect(toBank?.subject).toBe("Booking E-7K3M-9QXT: Contact us");
    expect(toBank?.labels).toMatchObject({ Kind: "booking", Product: "Contact us" });
    expect(toBank?.text).not.toContain("Wasiliana nasi");
    expect(toVisitor?.text).not.toContain("Contact us");
    const others = [enquiryMails(complaint), applicationMails()].map(([first]) => first);
    const [ofRequest] = dataRequestEmails(dataRequestRow(), content);
    expect([...others, ofRequest].map((mail) => mail?.labels?.Kind)).toEqual([
      ...["complaint", "application", "data_request"],
    ]);
  });

  test("a field that was added reaches the bank with its label, without a change of the emails", () => {
    const { formMessages } = content;
    const changed = {
      ...content,
      formMessages: {
        ...formMessages,
        fields: { ...formMessages.fields, givenColour: { label: "Your colour", invalid: "Again" } },
      },
    };
    const mails = (givenColour: string | null) =>
      [null, "2026-03-12"].map((answerDueDay) => {
        const added = { ...enquiry, answerDueDay, givenColour };
        const [toBank, toVisitor] = enquiryEmails(added, changed, asked);
        expect(toVisitor?.text).not.toContain("Westlands");
        return toBank?.text;
      });
    for (const text of mails("Westlands\nRoad"))
      expect(text).toContain("\nYour colour: Westlands Road\n");
    for (const text of mails(null)) expect(text).not.toContain("Your colour");
  });

  test("the visitor's email has the reference, and nothing that was typed except the name", () => {
    const [, toVisitor, ...others] = enquiryMails();
    expect(others).toEqual([]);
    expect(toVisitor?.to).toEqual({ name: enquiry.name, address: enquiry.email });
    expect(toVisitor?.replyTo?.address).toBe(mailboxes.website);
    expect(toVisitor?.text).toContain(enquiry.reference);
    const { messageSection, subject, message, phone } = enquiry;
    for (const value of [messageSection, subject, message, phone])
      expect(toVisitor?.text).not.toContain(value);
  });

  test.each([
    ["website", mailboxes.website],
    ["diaspora", mailboxes.diaspora],
    ["complaints", mailboxes.complaints],
    ["nowhere", mailboxes.website],
    ["__proto__", mailboxes.website],
    ["constructor", mailboxes.website],
  ])("for %s it goes to %s", (destinationFlag, mailbox) => {
    const [toBank, toVisitor] = enquiryMails({ destinationFlag });
    expect(toBank?.to.address).toBe(mailbox);
    expect(toVisitor?.replyTo?.address).toBe(mailbox);
  });

  test("both emails about a complaint state when the acknowledgement and the answer are due", () => {
    const mails = enquiryMails(complaint);
    expectAccessible(mails);
    expect(mails[0]?.subject).toContain("11 March 2026");
    expect(mails[0]?.labels).toMatchObject({ Due: "2026-03-11" });
    for (const { text } of mails) {
      expect(text).toContain(enquiry.reference);
      expect(text).toContain("4 March 2026");
      expect(text).toContain("11 March 2026");
    }
    for (const { text } of enquiryMails()) expect(text).not.toContain("4 March 2026");
  });

  test("the bank's email says what a complaint is about, unless it comes from the complaints page", () => {
    const [toBank] = enquiryMails({ ...complaint, messageSection: "Car\nloan" });
    expect(toBank?.subject).toContain("E-7K3M-9QXT (Car loan)");
    expect(toBank?.text).toContain("Car loan\n");
    const { section } = content.complaints;
    const [ofPage] = enquiryMails({ ...complaint, messageSection: section });
    expect(ofPage?.subject).not.toContain(`(${section})`);
  });

  test.each([
    [{ email: null }, enquiry.phone, content.emails.answerOtherwise],
    [{ phone: null }, enquiry.email, content.emails.answerByReply],
  ])("for a complaint with %j the bank's email says how to reply", (lacking, given, howTo) => {
    const mails = enquiryMails({ ...complaint, ...lacking });
    expectAccessible(mails);
    expect(mails).toHaveLength("email" in lacking ? 1 : 2);
    const text = mails[0]?.text;
    expect(text).toContain(howTo.replace("{name}", enquiry.name));
    for (const said of [given, content.emails.notGiven]) expect(text).toContain(said);
    expect(text).not.toMatch(/null|\+\+|\+not/);
    expect(text).not.toContain(content.emails.unconfirmed);
  });

  test("every destination of a product has a mailbox", () => {
    const named = content.products.map(({ destination }) => destination ?? "website");
    expect(Object.keys(mailboxes)).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  test("the bank's email says how and when to reply", () => {
    const wishes = { replyTime: "Weekdays after 6 pm", timeZone: "Europe/London" };
    const [toBank, toVisitor] = enquiryMails({ replyBy: "whatsapp", ...wishes });
    expect(toBank?.text).toContain("Answer by: WhatsApp\n");
    expect(toBank?.text).toContain("Time that suits: Weekdays after 6 pm (Europe/London)\n");
    expect(toVisitor?.text).not.toContain("after 6 pm");
    expect(enquiryMails()[0]?.text).toContain(`Answer by: ${content.emails.notGiven}\n`);
  });

  test("without a subject the email says that none was given", () => {
    expect(enquiryMails({ subject: null })[0]?.text).toContain(content.emails.notGiven);
  });

  test("line breaks are kept only in the message; braces and dollar signs are unchanged", () => {
    const mails = enquiryMails({
      name: "Wanjikũ\r\nBcc: a@post.example",
      messageSection: "Loan\u2028Bcc: a@post.example\u0000",
      subject: "{message} $& $1",
      message: "{reference}\n$&",
    });
    const [toBank] = mails;
    for (const mail of mails) {
      const { subject, to, replyTo } = mail;
      expect([subject, to.name, replyTo?.name ?? ""].join("")).not.toMatch(/[\p{Cc}\p{Zl}]/u);
    }
    expect(toBank?.subject).toBe("Enquiry E-7K3M-9QXT: Loan Bcc: a@post.example");
    expect(toBank?.text).toContain("{message} $& $1");
    expect(toBank?.text).toContain("{reference}\n$&");
    expect(toBank?.text).not.toMatch(/^Bcc:/m);
  });

  test("an enquiry with an address that cannot receive mail still reaches the bank", () => {
    const mails = enquiryMails({ email: "a@post.example, b@post.example" });
    expectAccessible(mails);
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toHaveProperty("replyTo");
    expect(mails[0]?.text).toContain("a@post.example, b@post.example");
  });
});

describe("the emails of an application", () => {
  test("the careers mailbox gets the applicant, the job and nothing more", () => {
    const mails = applicationMails();
    expectAccessible(mails);
    const [toBank] = mails;
    expect(toBank?.to.address).toBe(mailboxes.careers);
    expect(toBank?.replyTo).toEqual({ name: "Wanjikũ Ng'ang'a", address: application.email });
    const { reference, jobTitle, phone, email, idNumber, cvKey } = application;
    for (const value of [reference, jobTitle, phone, email, content.emails.cv.clean])
      expect(toBank?.text).toContain(value);
    for (const value of [idNumber, "Band", cvKey]) expect(toBank?.text).not.toContain(value);
  });

  test.each(["clean", "unscanned", "waiting", "infected"] as const)(
    "the email to the bank says that the CV is %s",
    (cvScan) => {
      expect(applicationMails({ cvScan })[0]?.text).toContain(content.emails.cv[cvScan]);
    },
  );

  test("the applicant's email has the reference, the job, and how long data is kept", () => {
    const [, toApplicant, ...others] = applicationMails();
    expect(others).toEqual([]);
    expect(toApplicant?.to.address).toBe(application.email);
    expect(toApplicant?.replyTo?.address).toBe(mailboxes.careers);
    expect(toApplicant?.subject).toContain(application.reference);
    expect(toApplicant?.text).toContain(application.jobTitle);
    expect(toApplicant?.text).toContain("400\u00a0days");
  });

  test("an application with an address that cannot receive mail still reaches the bank", () => {
    const mails = applicationMails({ email: "nobody" });
    expectAccessible(mails);
    expect(mails).toHaveLength(1);
  });
});

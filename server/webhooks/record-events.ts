import type { Language } from "#domain/texts/language.ts";
import { acknowledgementDue } from "#domain/forms/complaint-times.ts";
import { replyWays } from "#domain/forms/enquiry-forms.ts";
import type { ApplicationRow, DataRequestRow, EnquiryRow } from "../db/schema.ts";
import { eventOf, isoOf } from "./events.ts";

export function enquiryReceived(
  row: EnquiryRow,
  { section, isBooking, language }: { section: string; isBooking: boolean; language: Language },
) {
  const { reference, subject, message, name, email, phone, replyTime, timeZone } = row;
  const enquiry = {
    reference,
    receivedAt: isoOf(row.createdAt),
    destination: row.destinationFlag,
    section,
    replyBy: replyWays.find((way) => way === row.replyBy) ?? null,
    subject,
    message,
    language,
    name,
    replyTime,
    timeZone,
  };
  if (row.answerDueDay === null) {
    const type = isBooking ? "booking.received" : "enquiry.received";
    // FRM-18: only a complaint may lack one of them.
    return eventOf(type, row.createdAt, { ...enquiry, email: email ?? "", phone: phone ?? "" });
  }
  const acknowledgeBy = isoOf(acknowledgementDue(row.createdAt));
  const complaint = { ...enquiry, email, phone, acknowledgeBy, answerBy: row.answerDueDay };
  return eventOf("complaint.received", row.createdAt, complaint);
}

export const complaintStep = (step: "acknowledged" | "closed", reference: string, now: number) =>
  eventOf(`complaint.${step}`, now, { reference, destination: "complaints", at: isoOf(now) });

export function applicationReceived(row: ApplicationRow) {
  const { firstName, lastName, email, phone, createdAt } = row;
  const person = { name: `${firstName} ${lastName}`, email, phone };
  const data = { ...shared(row), receivedAt: isoOf(createdAt), ...person };
  return eventOf("application.received", createdAt, data);
}

export const applicationScanned = (row: ApplicationRow, now: number) =>
  eventOf("application.scanned", now, shared(row));

const shared = ({ reference, jobId, jobTitle, cvScan }: ApplicationRow) => ({
  reference,
  destination: "careers" as const,
  job: { id: jobId, title: jobTitle },
  cv: { scan: cvScan },
});

export function dataRequestReceived(row: DataRequestRow) {
  const { reference, createdAt, kind, dueDay: answerBy, details, name, email, phone } = row;
  const request = { receivedAt: isoOf(createdAt), kind, answerBy, details, name, email, phone };
  const data = { reference, destination: "privacy" as const, ...request };
  return eventOf("data_request.received", createdAt, data);
}

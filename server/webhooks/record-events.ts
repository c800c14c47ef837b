import type { DataRequestOutcome } from "#domain/forms/data-request.ts";
import type { Language } from "#domain/pages/language.ts";
import { acknowledgementDue } from "#domain/forms/complaint-times.ts";
import { replyWays } from "#domain/forms/enquiry-forms.ts";
import type { ApplicationRow, DataRequestRow, EnquiryRow } from "../db/schema.ts";
import { isoOf, type WebhookEvent } from "./events.ts";

const version = 1;

export function enquiryReceived(
  row: EnquiryRow,
  { section, isBooking, language }: { section: string; isBooking: boolean; language: Language },
): WebhookEvent {
  const { reference, subject, message, name, email, phone, replyTime, timeZone } = row;
  const timestamp = isoOf(row.createdAt);
  const about = { destination: row.destinationFlag, section, subject, message };
  const replyBy = replyWays.find((way) => way === row.replyBy) ?? null;
  const reply = { replyBy, replyTime, timeZone };
  const enquiry = { reference, receivedAt: timestamp, ...about, language, name, ...reply };
  if (row.answerDueDay === null) {
    const type = isBooking ? "booking.received" : "enquiry.received";
    // FRM-18: only a complaint may lack one of them.
    const data = { ...enquiry, email: email ?? "", phone: phone ?? "" };
    return { type, version, timestamp, data };
  }
  const acknowledgeBy = isoOf(acknowledgementDue(row.createdAt));
  const data = { ...enquiry, email, phone, acknowledgeBy, answerBy: row.answerDueDay };
  return { type: "complaint.received", version: 2, timestamp, data };
}

export function complaintStep(
  step: "acknowledged" | "closed",
  reference: string,
  now: number,
): WebhookEvent {
  const at = isoOf(now);
  const data = { reference, destination: "complaints", at } as const;
  return { type: `complaint.${step}`, version, timestamp: at, data };
}

export function applicationReceived(row: ApplicationRow): WebhookEvent {
  const timestamp = isoOf(row.createdAt);
  const { firstName, lastName, email, phone } = row;
  const name = `${firstName} ${lastName}`;
  const data = { ...shared(row), receivedAt: timestamp, name, email, phone };
  return { type: "application.received", version, timestamp, data };
}

export function applicationScanned(row: ApplicationRow, now: number): WebhookEvent {
  return { type: "application.scanned", version, timestamp: isoOf(now), data: shared(row) };
}

const shared = ({ reference, jobId, jobTitle, cvScan }: ApplicationRow) => ({
  reference,
  destination: "careers" as const,
  job: { id: jobId, title: jobTitle },
  cv: { scan: cvScan },
});

export function dataRequestReceived(row: DataRequestRow): WebhookEvent {
  const timestamp = isoOf(row.createdAt);
  const { reference, kind, dueDay: answerBy, details, name, email, phone } = row;
  const request = { receivedAt: timestamp, kind, answerBy, details, name, email, phone };
  const data = { reference, destination: "privacy", ...request } as const;
  return { type: "data_request.received", version, timestamp, data };
}

export function dataRequestClosed(
  reference: string,
  outcome: DataRequestOutcome,
  now: number,
): WebhookEvent {
  const at = isoOf(now);
  const data = { reference, destination: "privacy", at, outcome } as const;
  return { type: "data_request.closed", version, timestamp: at, data };
}

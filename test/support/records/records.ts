import { randomUUID } from "node:crypto";
import { parseEnquiry } from "#domain/forms/enquiry.ts";
import { enquiryFields } from "#domain/forms/enquiry-fields.ts";
import { toColumns } from "#server/db/field-columns.ts";
import type { Database } from "#server/db/open-database.ts";
import type { ApplicationRow, EnquiryRow } from "#server/db/schema.ts";
import { sampleColumns } from "./sample-answers.ts";

const read = parseEnquiry("api", {
  name: "Wanjikũ Ng'ang'a",
  email: "wanjiku@mail.example",
  phone: "254712345678",
  messageSection: "Home Loan",
  message: "How do I begin?",
});
if (!read.ok) throw new Error("The tests' enquiry is none");
const columns = toColumns(enquiryFields, read.enquiry);

/** An enquiry as it is kept. */
export const enquiryRow = (given: Partial<EnquiryRow> = {}): EnquiryRow => ({
  ...columns,
  reference: "E-0000-0001",
  idempotencyKey: null,
  fingerprint: "a fingerprint",
  answerDueDay: null,
  acknowledgedAt: null,
  closedAt: null,
  createdAt: 1000,
  ...given,
});

/** An application as it is kept. */
export const applicationRow = (given: Partial<ApplicationRow> = {}): ApplicationRow => ({
  reference: "A-0000-0001",
  jobId: "teller",
  jobTitle: "Teller",
  ...sampleColumns,
  previousSalary: "Band2",
  firstName: "Otieno",
  lastName: "Wairimu-Odhiambo",
  email: "otieno@mail.example",
  previousIndustryExp: 1,
  phone: "254722000111",
  education: JSON.stringify([{ institution: "Maseno University", award: "Degree" }]),
  workExperience: "[]",
  cvKey: randomUUID(),
  cvName: "my cv.pdf",
  cvType: "application/pdf",
  cvBytes: 3,
  cvScan: "unscanned",
  proofId: randomUUID(),
  idempotencyKey: null,
  createdAt: 1000,
  ...given,
});

export const storeEnquiries = (db: Database, ...given: Partial<EnquiryRow>[]) =>
  db
    .insertInto("enquiry")
    .values(given.map((each) => enquiryRow(each)))
    .execute();

export const storeApplications = (db: Database, ...given: Partial<ApplicationRow>[]) =>
  db
    .insertInto("application")
    .values(given.map((each) => applicationRow(each)))
    .execute();

/** The references of the stored records, sorted. */
export async function referencesIn(db: Database, table: "enquiry" | "application" | "dataRequest") {
  const rows = await db.selectFrom(table).select("reference").orderBy("reference").execute();
  return rows.map(({ reference }) => reference);
}

import type { Transaction } from "kysely";
import type { FileStore } from "../adapters/files/file-store.ts";
import { deleteCodesOf } from "../careers/phone-code.store.ts";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";
import { findDeliveriesAbout } from "../outbox/outbox.store.ts";
import type { DataSubject } from "../records/data-subject.ts";
import {
  toPublicApplication,
  toPublicDataRequest,
  toPublicEnquiry,
} from "../records/public-records.ts";
import { deleteRecords, findRecordsFrom } from "../records/records.store.ts";
import { removeFiles } from "../uploads/remove-files.ts";
import type { EmailFiles } from "./email-files.ts";

/** All that is kept of a person (Data Protection Act: the right of access). */
export async function findPersonData(db: Database, subject: DataSubject) {
  const enquiries = await findRecordsFrom(db, "enquiry", subject);
  const applications = await findRecordsFrom(db, "application", subject);
  const dataRequests = await findRecordsFrom(db, "dataRequest", subject);
  return {
    enquiries: enquiries.map(toPublicEnquiry),
    applications: applications.map(toPublicApplication),
    dataRequests: dataRequests.map(toPublicDataRequest),
    deliveries: await findDeliveriesAbout(
      db,
      [...enquiries, ...applications, ...dataRequests].map(({ reference }) => reference),
    ),
  };
}

/**
 * Deletes all stored data of a person (right to erasure): the rows in one transaction, then the files. A CV that cannot
 * be deleted no longer belongs to a row, so the sweeper deletes it. Counters of codes have only a keyed hash of the
 * phone, and expire within a day. An open data request stays: it must still be answered, and may be this very request.
 */
export async function erasePerson(
  { db, files, emails }: { db: Database; files: FileStore; emails: EmailFiles },
  subject: DataSubject,
) {
  const { phones, cvKeys, deliveries, ...erased } = await db
    .transaction()
    .execute((transaction) => eraseRows(transaction, subject));
  const filesLeft = await removeFiles(files, cvKeys);
  const ofFolders = await Promise.allSettled([
    emails.deleteMails(deliveries),
    emails.deleteMessagesTo(phones),
  ]);
  const emailsErased = ofFolders.map((each) => (each.status === "fulfilled" ? each.value : 0));
  return {
    ...erased,
    deliveries: deliveries.length,
    /** CVs, and emails that became files. */
    files: emailsErased.reduce((sum, each) => sum + each, cvKeys.length - filesLeft),
    /** CVs that could not be deleted now. */
    filesLeft,
    /** Folders of emails and messages that could not be read now. */
    foldersLeft: ofFolders.filter(({ status }) => status === "rejected").length,
  };
}

async function eraseRows(db: Transaction<Tables>, subject: DataSubject) {
  const enquiries = await findRecordsFrom(db, "enquiry", subject);
  const applications = await findRecordsFrom(db, "application", subject);
  const phones = [
    ...new Set([
      ...("phone" in subject ? [subject.phone] : []),
      ...[...enquiries, ...applications].flatMap(({ phone }) => phone ?? []),
    ]),
  ];
  const references = (rows: readonly { reference: string }[]) => rows.map((row) => row.reference);
  const requests = await findRecordsFrom(db, "dataRequest", subject);
  const ofRequests = await deleteRecords(
    db,
    "dataRequest",
    references(requests.filter(({ closedAt }) => closedAt !== null)),
  );
  const ofEnquiries = await deleteRecords(db, "enquiry", references(enquiries));
  const ofApplications = await deleteRecords(db, "application", references(applications));
  return {
    enquiries: ofEnquiries.deleted,
    applications: ofApplications.deleted,
    /** Requests about data that were closed. */
    dataRequests: ofRequests.deleted,
    deliveries: [...ofEnquiries.deliveries, ...ofApplications.deliveries, ...ofRequests.deliveries],
    codes: await deleteCodesOf(db, phones),
    cvKeys: ofApplications.cvKeys,
    phones,
  };
}

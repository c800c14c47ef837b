import type { Transaction } from "kysely";
import { inPages, pageSize } from "../db/in-pages.ts";
import type { Database } from "../db/open-database.ts";
import type { EnquiryRow, Tables } from "../db/schema.ts";
import { deleteDeliveriesAbout } from "../retention/person-data.store.ts";
import { isAboutSubject, type DataSubject } from "../retention/data-subject.ts";

/** The newest first. */
export async function listEnquiries(db: Database, limit: number): Promise<EnquiryRow[]> {
  return db
    .selectFrom("enquiry")
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("reference")
    .limit(limit)
    .execute();
}

export async function countEnquiries(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("enquiry")
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasEnquiry(db: Database, reference: string): Promise<boolean> {
  const found = await db
    .selectFrom("enquiry")
    .select("reference")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return found !== undefined;
}

/** All, the oldest first, read some at a time. */
export function eachEnquiry(db: Database): AsyncGenerator<EnquiryRow> {
  return inPages((isLater) =>
    db
      .selectFrom("enquiry")
      .selectAll()
      .where(isLater)
      .orderBy("createdAt")
      .orderBy("reference")
      .limit(pageSize)
      .execute(),
  );
}

export async function findEnquiriesFrom(db: Database, subject: DataSubject): Promise<EnquiryRow[]> {
  return db
    .selectFrom("enquiry")
    .selectAll()
    .where(isAboutSubject(subject))
    .orderBy("createdAt")
    .orderBy("reference")
    .execute();
}

export async function findEnquiriesBefore(
  db: Database,
  moment: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("enquiry")
    .select("reference")
    .where("createdAt", "<", moment)
    .orderBy("createdAt")
    .limit(limit)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** With their deliveries, whose ids it returns. */
export async function deleteEnquiries(
  db: Transaction<Tables>,
  references: readonly string[],
): Promise<{ enquiries: number; deliveries: string[] }> {
  const deliveries = await deleteDeliveriesAbout(db, references);
  if (references.length === 0) return { enquiries: 0, deliveries };
  const deleted = await db
    .deleteFrom("enquiry")
    .where("reference", "in", references)
    .returning("reference")
    .execute();
  return { enquiries: deleted.length, deliveries };
}

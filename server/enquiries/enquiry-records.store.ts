import { inPages, pageSize } from "../db/in-pages.ts";
import type { Database } from "../db/open-database.ts";
import type { EnquiryRow } from "../db/schema.ts";
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

/** The number of enquiries about each section of the site in a time, the highest first. */
export async function countBySection(
  db: Database,
  { from, until }: { from: number; until: number },
): Promise<{ section: string; count: number }[]> {
  return db
    .selectFrom("enquiry")
    .select((row) => ["messageSection as section", row.fn.countAll<number>().as("count")])
    .where("createdAt", ">=", from)
    .where("createdAt", "<", until)
    .groupBy("messageSection")
    .orderBy("count", "desc")
    .orderBy("messageSection")
    .execute();
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

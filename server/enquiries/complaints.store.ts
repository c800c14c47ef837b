import type { Database } from "../db/open-database.ts";
import type { EnquiryRow } from "../db/schema.ts";

/** Complaints that are not closed, the one that is owed an answer first at the top. */
export async function listOpenComplaints(db: Database, limit: number): Promise<EnquiryRow[]> {
  return db
    .selectFrom("enquiry")
    .selectAll()
    .where("answerDueDay", "is not", null)
    .where("closedAt", "is", null)
    .orderBy("answerDueDay")
    .orderBy("createdAt")
    .orderBy("reference")
    .limit(limit)
    .execute();
}

/** Notes a step of a complaint's handling once; false if there is no such complaint without it. */
export async function noteStep(
  db: Database,
  reference: string,
  step: Partial<Pick<EnquiryRow, "acknowledgedAt" | "closedAt">>,
): Promise<boolean> {
  const column = step.closedAt === undefined ? "acknowledgedAt" : "closedAt";
  const { numUpdatedRows } = await db
    .updateTable("enquiry")
    .set(step)
    .where("reference", "=", reference)
    .where("answerDueDay", "is not", null)
    .where("closedAt", "is", null)
    .where(column, "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

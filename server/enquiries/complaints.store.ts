import type { Database } from "../db/open-database.ts";
import type { EnquiryRow } from "../db/schema.ts";
import { enqueue, type Message } from "../outbox/outbox.store.ts";

/** Complaints that are not closed, the one that is owed an answer first at the top. */
export async function listOpenComplaints(db: Database): Promise<EnquiryRow[]> {
  return db
    .selectFrom("enquiry")
    .selectAll()
    .where("answerDueDay", "is not", null)
    .where("closedAt", "is", null)
    .orderBy("answerDueDay")
    .orderBy("createdAt")
    .orderBy("reference")
    .execute();
}

export type ComplaintStep = "acknowledged" | "closed";

/**
 * Records a step of a complaint, with its messages; false if there is no such open complaint, or the step is already
 * recorded.
 */
export async function noteStep(
  db: Database,
  reference: string,
  { step, now, messages }: { step: ComplaintStep; now: number; messages: readonly Message[] },
): Promise<boolean> {
  const column = `${step}At` as const;
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("enquiry")
      .set({ [column]: now })
      .where("reference", "=", reference)
      .where("answerDueDay", "is not", null)
      .where("closedAt", "is", null)
      .where(column, "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await enqueue(transaction, ...messages);
    return true;
  });
}

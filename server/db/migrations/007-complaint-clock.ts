import type { Kysely } from "kysely";

/** The day by which a complaint is answered, and when it was acknowledged and closed. */
export async function addComplaintClock(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ["answer_due_day", "text"],
    ["acknowledged_at", "bigint"],
    ["closed_at", "bigint"],
  ] as const;
  for (const [column, type] of columns)
    await db.schema.alterTable("enquiry").addColumn(column, type).execute();
}

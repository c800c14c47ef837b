import type { Kysely } from "kysely";

/** How and when the writer of an enquiry would like to be answered. */
export async function addReplyWishes(db: Kysely<unknown>): Promise<void> {
  for (const column of ["reply_by", "reply_time", "time_zone"])
    await db.schema.alterTable("enquiry").addColumn(column, "text").execute();
}

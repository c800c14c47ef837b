import type { Kysely } from "kysely";

/** How and when the sender of an enquiry wants a reply. */
export async function addReplyWishes(db: Kysely<unknown>): Promise<void> {
  for (const column of ["reply_by", "reply_time", "time_zone"])
    await db.schema.alterTable("enquiry").addColumn(column, "text").execute();
}

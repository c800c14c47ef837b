import { type Kysely, sql } from "kysely";

/** Jobs for beginners, whose applicants have no previous salary to state. */
export async function markTraineeships(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("job")
    .addColumn("traineeship", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // Examples are added on the first start only, which may be past.
  await sql`update job set traineeship = 1
    where id = 'graduate-trainee-finance' and provenance = 'specimen'`.execute(db);
}

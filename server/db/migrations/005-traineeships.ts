import { type Kysely, sql } from "kysely";

/** Jobs for beginners, whose applicants have no previous salary to state. */
export async function markTraineeships(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("job")
    .addColumn("traineeship", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // Needed here: the server adds the examples only on its first start.
  await sql`update job set traineeship = 1
    where id = 'graduate-trainee-finance' and provenance = 'specimen'`.execute(db);
}

import type { Kysely } from "kysely";

/** The place where the work of a job is. */
export async function addJobPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("job").addColumn("place", "text").execute();
}

import type { Kysely } from "kysely";

/** A table that versions up to this one wrote to; no version reads it any more. */
export async function createReplicas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("replica")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("build", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
}

import type { Kysely } from "kysely";

/** Codes to phones, several of one phone at once. Versions before this one keep theirs in phone_code. */
export async function createOneTimeCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("one_time_code")
    .addColumn("nonce", "text", (column) => column.primaryKey())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("asked_from", "text", (column) => column.notNull())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("guesses", "integer", (column) => column.notNull())
    .addColumn("guesses_without_nonce", "integer", (column) => column.notNull())
    .addColumn("spent_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["phone", "created_at", "expires_at"]) {
    await db.schema
      .createIndex(`one_time_code_${column}`)
      .on("one_time_code")
      .column(column)
      .execute();
  }
}

import type { Kysely } from "kysely";

/** Requests of people about the data kept on them. */
export async function createDataRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("data_request")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull().unique())
    .addColumn("due_day", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("closed_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["created_at", "phone", "email"]) {
    await db.schema
      .createIndex(`data_request_${column}`)
      .on("data_request")
      .column(column)
      .execute();
  }
}

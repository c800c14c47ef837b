import { type Kysely, sql } from "kysely";

/** A complaint may come without an email address or without a phone. SQLite cannot lift NOT NULL from a column. */
export async function letReachBeBlank(db: Kysely<unknown>): Promise<void> {
  for (const column of ["email", "phone"]) {
    const former = `${column}_given`;
    const table = db.schema.alterTable("enquiry");
    await db.schema.dropIndex(`enquiry_${column}`).execute();
    await table.renameColumn(column, former).execute();
    await table.addColumn(column, "text").execute();
    await sql`update enquiry set ${sql.ref(column)} = ${sql.ref(former)}`.execute(db);
    await table.dropColumn(former).execute();
    await db.schema.createIndex(`enquiry_${column}`).on("enquiry").column(column).execute();
  }
}

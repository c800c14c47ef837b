import type { Kysely } from "kysely";
import type { DataRequestOutcome } from "#domain/forms/data-request.ts";
import type { Database } from "../db/open-database.ts";
import type { DataRequestRow, Tables } from "../db/schema.ts";
import { deleteDeliveriesAbout } from "../outbox/outbox.store.ts";

export async function findDataRequest(
  db: Kysely<Tables>,
  by: { reference: string } | { fingerprint: string },
): Promise<DataRequestRow | undefined> {
  return db
    .selectFrom("dataRequest")
    .selectAll()
    .where((row) => row.and(by))
    .executeTakeFirst();
}

/** The open requests, the most urgent first; with `all` the closed ones after them. */
export async function listDataRequests(db: Database, { all }: { all: boolean }) {
  return db
    .selectFrom("dataRequest")
    .selectAll()
    .$if(!all, (query) => query.where("closedAt", "is", null))
    .orderBy((row) => row.fn.coalesce("closedAt", row.val(0)))
    .orderBy("dueDay")
    .orderBy("reference")
    .execute();
}

/**
 * Empties the request, except for what shows that it was answered in time. Returns the ids of the deliveries about it,
 * which go too; undefined if no such request is open.
 */
export async function closeDataRequest(
  db: Database,
  reference: string,
  closed: { outcome: DataRequestOutcome; closedAt: number },
): Promise<{ deliveries: string[] } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable("dataRequest")
      .set({ ...closed, name: "", email: "", details: "" })
      .where("reference", "=", reference)
      .where("closedAt", "is", null)
      .returning("reference")
      .executeTakeFirst();
    if (!row) return undefined;
    return { deliveries: await deleteDeliveriesAbout(transaction, [reference]) };
  });
}

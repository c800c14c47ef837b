import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";

export type Delivery = {
  channel: string;
  about: string;
  state: "waiting" | "delivered" | "dead";
  createdAt: number;
};

/** The deliveries about enquiries and applications, without the text, which the records hold. */
export async function findDeliveriesAbout(
  db: Kysely<Tables>,
  references: readonly string[],
): Promise<Delivery[]> {
  if (references.length === 0) return [];
  const rows = await db
    .selectFrom("outbox")
    .select(["channel", "about", "doneAt", "deadAt", "createdAt"])
    .where("about", "in", references)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ doneAt, deadAt, ...row }) => ({
    ...row,
    state: doneAt !== null ? "delivered" : deadAt !== null ? "dead" : "waiting",
  }));
}

/** Deletes deliveries, sent or not; returns their ids. */
export async function deleteDeliveriesAbout(
  db: Transaction<Tables>,
  references: readonly string[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const deleted = await db
    .deleteFrom("outbox")
    .where("about", "in", references)
    .returning("id")
    .execute();
  return deleted.map(({ id }) => id);
}

/** Codes sent to phones. */
export async function deleteCodesOf(
  db: Transaction<Tables>,
  phones: readonly string[],
): Promise<number> {
  if (phones.length === 0) return 0;
  let deleted = 0;
  for (const table of ["oneTimeCode", "phoneCode"] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where("phone", "in", phones)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

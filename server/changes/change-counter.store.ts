import type { Transaction } from "kysely";
import { addIfNew } from "../db/add-if-new.ts";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";

type RevisionName = Tables["revision"]["name"];
export type Revisions = Partial<Record<RevisionName, number>>;

/** Records a change, in the transaction that makes it. */
export async function bump(db: Transaction<Tables>, name: RevisionName): Promise<void> {
  await db
    .insertInto("revision")
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((row) => ({ value: row("revision.value", "+", 1) })),
    )
    .execute();
}

/** Records the first change; false, and without effect, if there was one before. */
export const bumpFirst = (db: Transaction<Tables>, name: RevisionName): Promise<boolean> =>
  addIfNew(db, "revision", { name, value: 1 });

/** Only the revisions that have changed at least once. */
export async function read(db: Database): Promise<Revisions> {
  const rows = await db.selectFrom("revision").selectAll().execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

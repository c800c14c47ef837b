import type { InsertObject, Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** Adds a row; false if a row with the same unique value exists. */
export async function addIfNew<Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  row: InsertObject<Tables, Table>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

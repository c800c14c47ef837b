import { type Expression, type SqlBool, sql } from "kysely";

/** The rows read at a time. */
export const pageSize = 500;

/** Rows that are listed by when they came, and then by reference. */
type Listed = { createdAt: number; reference: string };

/** All rows of a list, the oldest first, read some at a time: each page begins after the last row of the one before. */
export async function* inPages<Row extends Listed>(
  read: (isLater: Expression<SqlBool>) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const page = await read(isAfter(last));
    yield* page;
    last = page.at(-1);
  } while (last);
}

const isAfter = (row: Listed | undefined) =>
  row
    ? sql<SqlBool>`(created_at, reference) > (${row.createdAt}, ${row.reference})`
    : sql<SqlBool>`1 = 1`;

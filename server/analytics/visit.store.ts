import type { Transaction } from "kysely";
import { dayMs, nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";

export type VisitCount = { day: string; page: string; event: string; count: number };

/** Rows in one statement: both engines bind many more values. */
const rowsAtOnce = 500;

/** Adds to the totals, always in the same order, so that two replicas never deadlock. */
export async function addVisits(db: Transaction<Tables>, counts: readonly VisitCount[]) {
  const keyOf = ({ day, page, event }: VisitCount) => `${day} ${page} ${event}`;
  const inOrder = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (let from = 0; from < inOrder.length; from += rowsAtOnce) {
    await db
      .insertInto("visit")
      .values(inOrder.slice(from, from + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(["day", "page", "event"])
          .doUpdateSet((row) => ({ count: row("visit.count", "+", row.ref("excluded.count")) })),
      )
      .execute();
  }
}

/** The event of a search that found nothing; its page is the term. */
export const unfoundEvent = "search_unfound";

/** Terms are a visitor's own words, so they are deleted after a time; the other totals are kept. */
export async function deleteUnfoundTerms(db: Database, beforeDay: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("visit")
    .where("event", "=", unfoundEvent)
    .where("day", "<", beforeDay)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The last days in Nairobi, today with them: each page and event with its count, the highest first. */
export async function visitTotals(db: Database, { days, now }: { days: number; now: number }) {
  return (
    db
      .selectFrom("visit")
      .select((row) => ["page", "event", row.fn.sum("count").as("count")])
      .where("day", ">", nairobiDay(now - days * dayMs))
      .groupBy(["page", "event"])
      .orderBy("count", "desc")
      .orderBy("page")
      .orderBy("event")
      .execute()
      // PostgreSQL returns the sum of whole numbers as text.
      .then((rows) => rows.map((row) => ({ ...row, count: Number(row.count) })))
  );
}

/** The most viewed pages of the last days, highest first. */
export async function mostReadPages(
  db: Database,
  { days, now, most }: { days: number; now: number; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("visit")
    .select("page")
    .where("event", "=", "page_view")
    .where("day", ">", nairobiDay(now - days * dayMs))
    .groupBy("page")
    .orderBy((row) => row.fn.sum("count"), "desc")
    .orderBy("page")
    .limit(most)
    .execute();
  return rows.map(({ page }) => page);
}

import { randomUUID } from "node:crypto";
import type { ExpressionBuilder, Insertable, Kysely, Transaction } from "kysely";
import { compileOnce } from "../db/compiled-query.ts";
import { type Database, hasRowLocks } from "../db/open-database.ts";
import type { OutboxRow, Tables } from "../db/schema.ts";
import { clockSkewMs } from "../limits/usage.store.ts";
import type { ChannelName } from "./channel.ts";
import { longestDelayMs } from "./retry.ts";

export type Message = Pick<OutboxRow, "channel" | "about"> & { payload: unknown; now: number };

/** Adds messages in one statement, to be called in the transaction of the record they are about. */
export async function enqueue(db: Kysely<Tables>, ...messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ channel, about, payload, now }) => ({
    id: randomUUID(),
    channel,
    about,
    payload: JSON.stringify(payload),
    attempts: 0,
    nextAt: now,
    lockedUntil: 0,
    createdAt: now,
  }));
  await add(db, rows);
}

const add = compileOnce((db, rows: readonly Insertable<Tables["outbox"]>[]) =>
  db.insertInto("outbox").values(rows),
);

/** Leases up to `count` due messages for `leaseMs`; an expired lease returns them to the queue. */
export async function claim(
  db: Database,
  channel: ChannelName,
  { now, count, leaseMs }: { now: number; count: number; leaseMs: number },
): Promise<OutboxRow[]> {
  // A time beyond any lease or delay was written while the clock was wrong.
  const isPast = (column: "nextAt" | "lockedUntil", mostMs: number) => {
    return (row: ExpressionBuilder<Tables, "outbox">) =>
      row.or([row(column, "<=", now), row(column, ">", now + mostMs + clockSkewMs)]);
  };
  return (
    db
      // Materialised: otherwise PostgreSQL may run the subquery more than once and lease more than `count`.
      .with(
        (due) => due("due").materialized(),
        (query) =>
          query
            .selectFrom("outbox")
            .select("id")
            .where("channel", "=", channel)
            .where("doneAt", "is", null)
            .where("deadAt", "is", null)
            .where(isPast("nextAt", longestDelayMs))
            .where(isPast("lockedUntil", leaseMs))
            .$if(channel.startsWith("webhook:"), (due) => due.where(isFirstOfRecord))
            .orderBy("nextAt")
            .limit(count)
            .$if(hasRowLocks(db), (due) => due.forUpdate().skipLocked()),
      )
      .updateTable("outbox")
      .set((row) => ({ lockedUntil: now + leaseMs, attempts: row("attempts", "+", 1) }))
      .where("id", "in", (query) => query.selectFrom("due").select("due.id"))
      .where(isPast("lockedUntil", leaseMs))
      .returningAll()
      .execute()
  );
}

/** Keeps the events of a record in order: earlier ones must have been delivered. */
const isFirstOfRecord = (row: ExpressionBuilder<Tables, "outbox">) =>
  row.not(
    row.exists(
      row
        .selectFrom("outbox as earlier")
        .select("earlier.id")
        .whereRef("earlier.channel", "=", "outbox.channel")
        .whereRef("earlier.about", "=", "outbox.about")
        .whereRef("earlier.createdAt", "<", "outbox.createdAt")
        .where("earlier.doneAt", "is", null),
    ),
  );

/** Marks messages as delivered and deletes their payload, which has personal data. */
export async function markDone(db: Database, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("outbox")
    .set({ doneAt: now, payload: "", lastError: null })
    .where("id", "in", ids)
    .execute();
}

/** Records the failure and the next attempt, unless the lease expired and another worker has claimed it since. */
export async function markFailed(
  db: Database,
  { id, lockedUntil }: Pick<OutboxRow, "id" | "lockedUntil">,
  { reason, ...changes }: Pick<OutboxRow, "attempts" | "nextAt" | "deadAt"> & { reason: string },
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...changes, lastError: reason.slice(0, 500), lockedUntil: 0 })
    .where("id", "=", id)
    .where("lockedUntil", "=", lockedUntil)
    .where("doneAt", "is", null)
    .execute();
}

/**
 * Messages to be delivered, those given up until an operator retries them, and the age of the oldest that waits: 0 if
 * none does.
 */
export type OutboxDepth = Record<"waiting" | "dead" | "oldestSeconds", number>;

/** A row without its payload: what a person wrote is for the recipient alone. */
export type OutboxEntry = Awaited<ReturnType<typeof listUndelivered>>[number];

/** The number of messages that each channel has still to deliver. */
export async function outboxDepth(db: Database, now: number): Promise<Record<string, OutboxDepth>> {
  const counted = await db
    .selectFrom("outbox")
    .where("doneAt", "is", null)
    .groupBy("channel")
    .select((row) => [
      "channel",
      row.fn.countAll<number>().filterWhere("deadAt", "is", null).as("waiting"),
      row.fn.countAll<number>().filterWhere("deadAt", "is not", null).as("dead"),
      row.fn.min<number | null>("createdAt").filterWhere("deadAt", "is", null).as("oldest"),
    ])
    .execute();
  const none: OutboxDepth = { waiting: 0, dead: 0, oldestSeconds: 0 };
  const depth: Record<string, OutboxDepth> = { mail: none, scan: none };
  for (const { channel, waiting, dead, oldest } of counted) {
    const ageMs = oldest === null ? 0 : Math.max(0, now - oldest);
    depth[channel] = { waiting, dead, oldestSeconds: Math.floor(ageMs / 1000) };
  }
  return depth;
}

/** The messages that wait or were given up, the oldest first. */
export async function listUndelivered(db: Database, state: "waiting" | "dead", limit: number) {
  return db
    .selectFrom("outbox")
    .select(["id", "channel", "about", "attempts", "nextAt", "doneAt", "deadAt"])
    .select(["lastError", "createdAt"])
    .where("doneAt", "is", null)
    .where("deadAt", state === "dead" ? "is not" : "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Gives up messages for webhooks that are not in `channels`; returns their number. */
export async function giveUpOthers(db: Database, channels: readonly ChannelName[], now: number) {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ deadAt: now, lastError: "WEBHOOKS_FILE does not name it" })
    .where("channel", "like", "webhook:%")
    .where("channel", "not in", ["webhook:", ...channels])
    .where("doneAt", "is", null)
    .where("deadAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Returns all given-up messages to the queue, with no attempts counted; returns their number. */
export async function retryDead(db: Database, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: 0, nextAt: now, deadAt: null, lockedUntil: 0 })
    .where("deadAt", "is not", null)
    .where("doneAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type Delivery = Pick<OutboxRow, "channel" | "about" | "createdAt"> & {
  state: "waiting" | "delivered" | "dead";
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

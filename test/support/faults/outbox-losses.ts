import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { FileStore } from "#server/adapters/files/file-store.ts";
import { type Database, hasRowLocks } from "#server/db/open-database.ts";
import { eventually } from "#test/support/eventually.ts";
import type { Acknowledged } from "./load.ts";
import type { SmtpSink } from "#test/support/programs/smtp-sink.ts";

type Kept = { db: Database; files: FileStore };

/** Describes the acknowledged records that are lost or stored twice; empty if there are none. */
export async function findLosses(
  { enquiries, applications }: Acknowledged,
  { db, files }: Kept,
): Promise<string[]> {
  const enquired = await db
    .selectFrom("enquiry")
    .select(["reference", "idempotencyKey", "message"])
    .execute();
  const references = new Map(enquired.map((row) => [row.idempotencyKey, row.reference]));
  const lost = [...enquiries]
    .filter(([key, reference]) => references.get(key) !== reference)
    .map(([, reference]) => `${reference} is lost`);

  const applied = await db.selectFrom("application").selectAll().execute();
  const rows = new Map(applied.map((row) => [row.idempotencyKey, row]));
  for (const [key, { reference, hash }] of applications) {
    const row = rows.get(key);
    if (row?.reference !== reference) lost.push(`${reference} is lost`);
    else if ((await hashOf(files, row.cvKey)) !== hash) lost.push(`The CV of ${reference} is lost`);
  }
  return [
    ...lost,
    // Each visitor writes a different message, and applies from a different phone.
    ...twice(enquired.map(({ message }) => message)),
    ...twice(applied.map(({ phone }) => phone)),
  ];
}

async function hashOf(files: FileStore, key: string) {
  const cv = await buffer(await files.get(key));
  return createHash("sha256").update(cv).digest("hex");
}

const twice = (values: readonly string[]) =>
  values
    .filter((value, place) => values.indexOf(value) !== place)
    .map((value) => `${value} is there twice`);

/** The emails that the bank and the visitors did not get, in words; `repeats`: the number that came more than once. */
export async function findUndelivered(db: Database, { received }: Pick<SmtpSink, "received">) {
  const mails = await db.selectFrom("outbox").select(["id", "about", "deadAt"]).execute();
  const ids = received.map(({ messageId }) => messageId.split("@")[0] ?? "");
  const arrived = new Set(ids);
  const undelivered = mails
    .filter(({ id, deadAt }) => deadAt !== null || !arrived.has(id))
    .map(({ about }) => `A mail about ${about} did not arrive`);

  const known = new Set(mails.map(({ id }) => id));
  // A repeated email has the same Message-ID: these are the only ones allowed.
  for (const id of arrived) if (!known.has(id)) undelivered.push(`Nobody knows of the mail ${id}`);

  const count = new Map<string, number>();
  for (const { about } of mails) count.set(about, (count.get(about) ?? 0) + 1);
  const enquiries = await db.selectFrom("enquiry").select("reference").execute();
  const applications = await db.selectFrom("application").select("reference").execute();
  for (const { reference } of [...enquiries, ...applications]) {
    if (count.get(reference) !== 2)
      undelivered.push(`${reference} has ${count.get(reference)} mails`);
  }
  return { undelivered, repeats: ids.length - arrived.size };
}

/** Delivers the remaining messages without the pauses between attempts. Needs a running server. */
export async function drainOutbox(db: Database): Promise<void> {
  await eventually("everything is delivered", async () => {
    // Messages that a server is delivering keep their lease.
    await db
      .updateTable("outbox")
      .set({ nextAt: 0 })
      .where("id", "in", (outbox) =>
        outbox
          .selectFrom("outbox")
          .select("id")
          .where("doneAt", "is", null)
          .where("lockedUntil", "<=", Date.now())
          .where("nextAt", ">", Date.now())
          .$if(hasRowLocks(db), (free) => free.forUpdate().skipLocked()),
      )
      .execute();
    const { left } = await db
      .selectFrom("outbox")
      .select((row) => row.fn.countAll<number>().as("left"))
      .where("doneAt", "is", null)
      .executeTakeFirstOrThrow();
    return left === 0;
  });
}

/** Expires all leases; only when every server has stopped. */
export async function endLeases(db: Database): Promise<void> {
  await db.updateTable("outbox").set({ lockedUntil: 0 }).where("doneAt", "is", null).execute();
}

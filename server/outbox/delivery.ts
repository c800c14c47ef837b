import type { Database } from "../db/open-database.ts";
import type { OutboxRow } from "../db/schema.ts";
import type { Log } from "../base/log.ts";
import { createBreaker } from "./breaker.ts";
import { type Channel, type ChannelName, MessageFailure, PermanentFailure } from "./channel.ts";
import { claim, markDone, markFailed } from "./outbox.store.ts";
import { mostAttempts, retryDelayMs } from "./retry.ts";

/** Leaves time to record a delivery before the lease expires. */
const timeToNoteMs = 5000;

export type DeliveryOptions = {
  db: Database;
  log: Log;
  now: () => number;
  /** Called for each message that was given up. */
  onDead?: (channel: ChannelName) => void;
  random?: () => number;
};

type Attempt = { row: OutboxRow; failure?: Error };

/** Delivers the due messages of one channel, a batch at a time; returns how many it tried. */
export function createDelivery(
  name: ChannelName,
  channel: Channel,
  { db, log, now, onDead, random = Math.random }: DeliveryOptions,
): () => Promise<number> {
  const breaker = createBreaker(now);

  return async () => {
    const isProbe = breaker.isOpen();
    const count = breaker.allowed(channel.concurrency);
    if (count === 0) return 0;
    const leaseMs = channel.timeoutMs + timeToNoteMs;
    const rows = await claim(db, name, { now: now(), count, leaseMs });
    if (rows.length === 0) return 0;

    const attempts = await Promise.all(rows.map((row) => attempt(channel, row)));
    const delivered = attempts.filter(({ failure }) => !failure);
    breaker.note(attempts.map(({ failure }) => !failure || failure instanceof MessageFailure));
    if (breaker.isOpen() && !isProbe) {
      const reason = attempts.findLast(({ failure }) => failure)?.failure?.message;
      log.warn(
        { channel: name, reason },
        "Deliveries fail: the channel is tried again after a pause",
      );
    }
    if (!breaker.isOpen() && isProbe) log.info({ channel: name }, "Deliveries work again");

    const ids = delivered.map(({ row }) => row.id);
    await markDone(db, ids, now());
    await Promise.all(
      attempts.map(({ row, failure }) => failure && noteFailure(row, failure, isProbe)),
    );
    return rows.length;
  };

  async function noteFailure(row: OutboxRow, failure: Error, isProbe: boolean) {
    const reason = failure.message;
    // A failed channel is not the message's fault: probes of it do not count as attempts.
    const counts = !isProbe || failure instanceof MessageFailure;
    const attempts = counts ? row.attempts : row.attempts - 1;
    const isDead = failure instanceof PermanentFailure || attempts >= mostAttempts;
    const nextAt = now() + retryDelayMs(row.attempts, random);
    await markFailed(db, row, { reason, attempts, nextAt, deadAt: isDead ? now() : null });
    if (!isDead) return;
    const { id, about } = row;
    log.error({ id, about, channel: name, attempts, reason }, "A delivery was given up");
    onDead?.(name);
  }
}

async function attempt(channel: Channel, row: OutboxRow): Promise<Attempt> {
  try {
    await within(channel.timeoutMs, channel.deliver(parsePayload(row.payload), row));
    return { row };
  } catch (error) {
    return { row, failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    // The error of JSON.parse quotes what it could not read: it is not passed on.
    throw new PermanentFailure("The payload is not JSON");
  }
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

import { describe, expect, test } from "vitest";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import type { Database } from "../db/open-database.ts";
import type { ChannelName } from "./channel.ts";
import {
  claim,
  enqueue,
  giveUpOthers,
  listUndelivered,
  markDone,
  markFailed,
  outboxDepth,
  retryDead,
} from "./outbox.store.ts";

const leaseMs = 20_000;

async function fill(db: Database, count: number, now = 0) {
  for (let i = 0; i < count; i += 1)
    await enqueue(db, { channel: "mail", about: `E-${i}`, payload: { i }, now });
}

const claimOne = async (db: Database, now: number) => {
  const [row] = await claim(db, "mail", { now, count: 1, leaseMs });
  if (!row) throw new Error("Nothing was due");
  return row;
};

describe.each(engines)("on %s", (engine) => {
  test("messages for a webhook that is no longer configured are given up, and no others", async () => {
    const db = await openTestDatabase(engine);
    const channels = ["mail", "scan", "webhook:crm", "webhook:old"] as const;
    for (const channel of channels)
      for (const about of ["E-1", "E-2"])
        await enqueue(db, { channel, about, payload: {}, now: 0 });
    const [arrived] = await claim(db, "webhook:old", { now: 0, count: 1, leaseMs });
    await markDone(db, [arrived?.id ?? ""], 1);
    expect(await giveUpOthers(db, ["webhook:crm"], 5)).toBe(1);
    expect(await giveUpOthers(db, ["webhook:crm"], 6)).toBe(0);
    expect(await outboxDepth(db, 5)).toMatchObject({
      mail: { waiting: 2, dead: 0 },
      scan: { waiting: 2, dead: 0 },
      "webhook:crm": { waiting: 2, dead: 0 },
      "webhook:old": { waiting: 0, dead: 1 },
    });
    const [dead] = await listUndelivered(db, "dead", 9);
    expect(dead).toMatchObject({ deadAt: 5, lastError: "WEBHOOKS_FILE does not name it" });
    // Without the file no webhook is configured.
    expect(await giveUpOthers(db, [], 7)).toBe(2);
  });

  test("with concurrent claims each message is claimed once, and no claim exceeds its count", async () => {
    const db = await openTestDatabase(engine);
    await fill(db, 60);
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => claim(db, "mail", { now: 0, count: 4, leaseMs })),
    );
    expect(Math.max(...claims.map((rows) => rows.length))).toBeLessThanOrEqual(4);
    const first = claims.flat().map(({ id }) => id);
    const rest = (await claim(db, "mail", { now: 0, count: 100, leaseMs })).map(({ id }) => id);
    expect(new Set([...first, ...rest]).size).toBe(60);
    expect(first.length + rest.length).toBe(60);
  });

  test("an expired lease returns claimed messages; the attempt counts", async () => {
    const db = await openTestDatabase(engine);
    await fill(db, 1);
    expect(await claimOne(db, 0)).toMatchObject({ attempts: 1 });
    expect(await claim(db, "mail", { now: leaseMs - 1, count: 1, leaseMs })).toEqual([]);
    expect(await claimOne(db, leaseMs)).toMatchObject({ attempts: 2 });
  });

  test("each channel claims its own messages, and none before its time", async () => {
    const db = await openTestDatabase(engine);
    await fill(db, 1, 1000);
    expect(await claim(db, "scan", { now: 1000, count: 9, leaseMs })).toEqual([]);
    expect(await claim(db, "mail", { now: 999, count: 9, leaseMs })).toEqual([]);
    expect(await claim(db, "mail", { now: 1000, count: 9, leaseMs })).toHaveLength(1);
  });

  test("messages delayed or leased by a clock ten years ahead are due", async () => {
    const db = await openTestDatabase(engine);
    const tenYears = 10 * 365 * 24 * 3_600_000;
    await fill(db, 2, tenYears);
    await claimOne(db, tenYears);
    expect(await claim(db, "mail", { now: 0, count: 9, leaseMs })).toHaveLength(2);
    expect(await claim(db, "mail", { now: 1, count: 9, leaseMs })).toEqual([]);
  });

  test("a webhook message waits for earlier ones about the same record; an email does not", async () => {
    const db = await openTestDatabase(engine);
    for (const channel of ["mail", "webhook:crm", "webhook:desk"] as const)
      await enqueue(
        db,
        { channel, about: "E-1", payload: {}, now: 1 },
        { channel, about: "E-1", payload: {}, now: 2 },
        { channel, about: "E-2", payload: {}, now: 2 },
      );
    const claimAll = (channel: ChannelName, now = 5) =>
      claim(db, channel, { now, count: 9, leaseMs });
    expect(await claimAll("mail")).toHaveLength(3);
    const [first, ...others] = (await claimAll("webhook:crm")).sort((a, b) =>
      a.about.localeCompare(b.about),
    );
    if (!first) throw new Error("Nothing was due");
    expect([first, ...others]).toMatchObject([{ about: "E-1", createdAt: 1 }, { about: "E-2" }]);
    // A message that was given up holds back the later ones until it is delivered.
    await markFailed(db, first, { reason: "HTTP 410", attempts: 1, nextAt: 5, deadAt: 5 });
    expect(await claimAll("webhook:crm")).toEqual([]);
    await markDone(db, [first.id], 6);
    expect(await claimAll("webhook:crm", 6)).toMatchObject([{ about: "E-1", createdAt: 2 }]);
    expect(await claimAll("webhook:desk")).toHaveLength(2);
  });

  test("a worker whose lease expired cannot record a failure of a message that another has claimed", async () => {
    const db = await openTestDatabase(engine);
    await fill(db, 1);
    const slow = await claimOne(db, 0);
    await claimOne(db, leaseMs);
    await markFailed(db, slow, { reason: "slow", attempts: 1, nextAt: 0, deadAt: 1 });
    expect(await claim(db, "mail", { now: leaseMs, count: 1, leaseMs })).toEqual([]);
    expect(await listUndelivered(db, "dead", 9)).toEqual([]);
  });

  test("the depth has the waiting and given-up messages, and the age of the oldest waiting one", async () => {
    const db = await openTestDatabase(engine);
    const none = { waiting: 0, dead: 0, oldestSeconds: 0 };
    expect(await outboxDepth(db, 0)).toEqual({ mail: none, scan: none });
    await fill(db, 3, 1000);
    await enqueue(db, { channel: "scan", about: "A-1", payload: {}, now: 4500 });
    const dead = await claimOne(db, 1000);
    await markFailed(db, dead, { reason: "no", attempts: 12, nextAt: 0, deadAt: 2000 });
    expect(await outboxDepth(db, 6000)).toEqual({
      mail: { waiting: 2, dead: 1, oldestSeconds: 5 },
      scan: { waiting: 1, dead: 0, oldestSeconds: 1 },
    });
  });

  test("given-up messages are listed without their text, and can be retried", async () => {
    const db = await openTestDatabase(engine);
    await fill(db, 2);
    const dead = await claimOne(db, 0);
    await markFailed(db, dead, { reason: "x".repeat(900), attempts: 12, nextAt: 0, deadAt: 7 });
    const [entry, ...others] = await listUndelivered(db, "dead", 9);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ id: dead.id, about: dead.about, attempts: 12, deadAt: 7 });
    expect(entry?.lastError).toHaveLength(500);
    expect(entry).not.toHaveProperty("payload");
    expect(await listUndelivered(db, "waiting", 9)).toHaveLength(1);

    expect(await retryDead(db, 50)).toBe(1);
    expect(await retryDead(db, 50)).toBe(0);
    const due = await claim(db, "mail", { now: 50, count: 9, leaseMs });
    expect(due.map(({ attempts }) => attempts)).toEqual([1, 1]);
  });
});

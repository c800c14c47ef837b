import { once } from "node:events";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { recordedLog } from "#test/support/content/careers.ts";
import { type Engine, engines, openTestDatabase } from "#test/support/site/databases.ts";
import { type Channel, MessageFailure, PermanentFailure } from "./channel.ts";
import { createDelivery, type DeliveryOptions } from "./delivery.ts";
import { createOutboxWorker } from "./outbox-worker.ts";
import { enqueue, outboxDepth } from "./outbox.store.ts";

const hour = 60 * 60 * 1000;

/** A channel whose deliveries the test controls, with a worker and a clock. */
async function setUp(engine: Engine, deliver: Channel["deliver"], channel: Partial<Channel> = {}) {
  const db = await openTestDatabase(engine);
  let time = 1_000_000;
  const { log, lines } = recordedLog();
  const dead: string[] = [];
  const own: Channel = { concurrency: 10, timeoutMs: 5000, deliver, ...channel };
  const options: DeliveryOptions = {
    ...{ db, log, now: () => time, random: () => 1 },
    onDead: (name) => dead.push(name),
  };
  return {
    db,
    /** Delivers what is due now, once; returns how many it tried. */
    runOnce: createDelivery("mail", own, options),
    worker: createOutboxWorker({ ...options, channels: [["mail", own]] }),
    lines,
    dead,
    pass: (ms: number) => {
      time += ms;
    },
    add: async (count: number, first = 0) => {
      for (let i = first; i < first + count; i += 1)
        await enqueue(db, { channel: "mail", about: `E-${i}`, payload: { i }, now: time });
    },
    depth: async () => (await outboxDepth(db, time)).mail,
    rows: () => db.selectFrom("outbox").selectAll().execute(),
  };
}

const refuse = () => Promise.reject(new Error("451"));

describe.each(engines)("on %s", (engine) => {
  test("delivers waiting messages with their payload and id, up to the channel's concurrency", async () => {
    const seen: unknown[] = [];
    const { runOnce, add, rows } = await setUp(
      engine,
      async (payload, { id, about, attempts, createdAt }) => {
        seen.push({ payload, id, about, attempts, createdAt });
      },
      { concurrency: 2 },
    );
    await add(3);
    expect(await runOnce()).toBe(2);
    expect(await runOnce()).toBe(1);
    expect(await runOnce()).toBe(0);
    const stored = await rows();
    expect(stored.map(({ payload, doneAt }) => [payload, doneAt])).toEqual(
      Array.from({ length: 3 }, () => ["", 1_000_000]),
    );
    const expected = stored.map(({ id, about }) => ({
      payload: { i: Number(about.slice(2)) },
      id,
      about,
      attempts: 1,
      createdAt: 1_000_000,
    }));
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(expect.arrayContaining(expected));
  });

  test("a failed message is retried, with growing delays", async () => {
    const tried: unknown[] = [];
    const { runOnce, add, pass, rows } = await setUp(engine, (_payload, { id, createdAt }) => {
      tried.push({ id, createdAt });
      return refuse();
    });
    await add(1);
    const delays: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      await runOnce();
      expect(await runOnce()).toBe(0);
      const [row] = await rows();
      delays.push((row?.nextAt ?? 0) - (1_000_000 + delays.reduce((a, b) => a + b, 0)));
      pass(delays[i] ?? 0);
    }
    expect(delays).toEqual([5000, 10_000, 20_000]);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 3, lastError: "451", payload: '{"i":0}' });
    // An email's Message-ID and Date are made from these: a repeated email is the same email.
    expect(tried).toEqual(Array(3).fill({ id: row?.id, createdAt: 1_000_000 }));
  });

  test("after twelve attempts a message is given up, with one log line that does not quote it", async () => {
    // Other messages are delivered, so that the channel counts as working.
    const { runOnce, add, pass, dead, lines, depth } = await setUp(
      engine,
      async (_payload, { about }) => {
        if (about === "E-0") throw new Error("451");
      },
    );
    await add(1);
    for (let i = 1; i <= 11; i += 1) {
      await add(1, i);
      expect(await runOnce()).toBe(2);
      pass(hour);
    }
    expect(dead).toEqual([]);
    await runOnce();
    expect(dead).toEqual(["mail"]);
    expect(await depth()).toMatchObject({ waiting: 0, dead: 1 });
    const given = lines.filter(({ msg }) => msg === "A delivery was given up");
    expect(given).toHaveLength(1);
    expect(given[0]).toMatchObject({ about: "E-0", channel: "mail", attempts: 12, reason: "451" });
    expect(JSON.stringify(lines)).not.toContain('"i"');
  });

  test("a permanently refused message is given up at once, and the channel keeps working", async () => {
    const { runOnce, add, dead, depth } = await setUp(engine, () =>
      Promise.reject(new PermanentFailure("550")),
    );
    await add(12);
    expect(await runOnce()).toBe(10);
    expect(await runOnce()).toBe(2);
    expect(dead).toHaveLength(12);
    expect(await depth()).toMatchObject({ waiting: 0, dead: 12 });
  });

  test("a single refused message does not open the breaker, and is given up in the end", async () => {
    const { runOnce, add, pass, dead } = await setUp(engine, () =>
      Promise.reject(new MessageFailure("452")),
    );
    await add(1);
    for (let i = 0; i < 12; i += 1) {
      expect(dead).toEqual([]);
      expect(await runOnce()).toBe(1);
      pass(hour);
    }
    expect(dead).toEqual(["mail"]);
  });

  test("a payload that is not JSON is given up, and the log does not quote it", async () => {
    const { db, runOnce, add, dead, lines } = await setUp(engine, () => Promise.resolve());
    await add(1);
    await db.updateTable("outbox").set({ payload: "Wanjiku wrote" }).execute();
    await runOnce();
    expect(dead).toEqual(["mail"]);
    expect(JSON.stringify(lines)).not.toContain("Wanjiku");
  });

  test("a failing channel is probed with one message, without costing the others an attempt", async () => {
    let isDown = true;
    let tried = 0;
    const { runOnce, add, pass, rows, depth, lines } = await setUp(engine, async () => {
      tried += 1;
      if (isDown) throw new Error("ECONNREFUSED");
    });
    await add(30);
    await runOnce();
    expect(tried).toBe(10);
    expect(await runOnce()).toBe(0);

    for (let i = 0; i < 40; i += 1) {
      pass(60_000);
      expect(await runOnce()).toBe(1);
      expect(await runOnce()).toBe(0);
    }
    expect(tried).toBe(50);
    expect(Math.max(...(await rows()).map(({ attempts }) => attempts))).toBe(1);
    expect(await depth()).toMatchObject({ waiting: 30, dead: 0 });

    isDown = false;
    pass(60_000);
    expect(await runOnce()).toBe(1);
    pass(hour);
    while ((await runOnce()) > 0);
    expect(await depth()).toMatchObject({ waiting: 0, dead: 0 });
    expect(lines.map(({ channel, level }) => [channel, level])).toEqual([
      ["mail", 40],
      ["mail", 30],
    ]);
  });

  test("a delivery that hangs times out, and no other worker claims it before that", async () => {
    const { runOnce, add, rows } = await setUp(engine, () => new Promise(() => {}), {
      timeoutMs: 30,
    });
    await add(1);
    const [tried, again] = await Promise.all([runOnce(), runOnce()]);
    expect([tried, again].toSorted()).toEqual([0, 1]);
    expect((await rows())[0]).toMatchObject({ attempts: 1, lastError: "Took longer than 30 ms" });
  });

  test("a started worker delivers at once when notified, and stopping waits for deliveries in progress", async () => {
    const events = new EventTarget();
    let finish = () => {};
    const { worker, add, depth } = await setUp(engine, async () => {
      events.dispatchEvent(new Event("begun"));
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    worker.start();
    await add(1);
    const begun = once(events, "begun");
    worker.notify();
    await begun;
    const stopped = worker.stop();
    const isWaiting = await Promise.race([
      stopped,
      new Promise((resolve) => setImmediate(resolve, 1)),
    ]);
    expect(isWaiting).toBe(1);
    finish();
    await stopped;
    expect(await depth()).toMatchObject({ waiting: 0 });
    await add(1);
    worker.notify();
    expect(await depth()).toMatchObject({ waiting: 1 });
  });

  test("the worker goes on after database errors, and logs them once", async () => {
    const { db, worker, add, depth, lines } = await setUp(engine, () => Promise.resolve());
    await db.schema.alterTable("outbox").renameTo("elsewhere").execute();
    onTestFinished(() => worker.stop());
    worker.start();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    for (let i = 0; i < 20; i += 1) worker.notify();
    await new Promise(setImmediate);
    await db.schema.alterTable("elsewhere").renameTo("outbox").execute();
    await add(1);
    await vi.waitFor(async () => expect(await depth()).toMatchObject({ waiting: 0 }));
    await worker.stop();
    expect(lines.map(({ level }) => level)).toEqual([50, 30]);
  });
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { engines } from "#test/support/site/databases.ts";
import { eventually } from "#test/support/eventually.ts";
import { drainOutbox, endLeases } from "#test/support/faults/outbox-losses.ts";
import {
  isGenuine,
  secretOfTests,
  startReceiver,
} from "#test/support/programs/webhook-receiver.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";
import { enqueue } from "#server/outbox/outbox.store.ts";
import { complaintStep } from "#server/webhooks/record-events.ts";

const records = 250;
const eventsOfRecord = 4;
const kills = 4;

describe.each(engines)("on %s", (engine) => {
  test("1,000 events arrive, signed and in order, though the receiver is down and senders are killed", async () => {
    let isDown = true;
    const receiver = await startReceiver(() => (isDown ? 503 : 200));
    const site = await layOutSite(engine);
    const file = join(site.folder, "webhooks.json");
    const endpoint = { name: "crm", url: receiver.url, secrets: [secretOfTests] };
    writeFileSync(file, JSON.stringify([{ ...endpoint, allowPrivateNetwork: true }]));
    await site.look(({ db }) => fill(db));

    const settings = { WEBHOOKS_FILE: file };
    let server = await site.start({ settings });
    await eventually("the server notices that nobody takes them", () =>
      server.output().includes("Deliveries fail: the channel is tried again after a pause"),
    );
    // A receiver that is down gets occasional attempts, not one for each event.
    expect(receiver.tries()).toBeLessThan(100);
    isDown = false;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = receiver.received.length;
      await eventually("events arrive", () => receiver.received.length > before + 20);
      await server.end("SIGKILL");
      await site.look(({ db }) => endLeases(db));
      server = await site.start({ settings });
    }
    await site.look(({ db }) => drainOutbox(db));

    const arrived = receiver.received.map((sent) => ({ ...sent, event: JSON.parse(sent.body) }));
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(records * eventsOfRecord);
    expect(arrived.every((sent) => isGenuine(sent, secretOfTests))).toBe(true);
    for (let record = 0; record < records; record += 1) {
      const own = arrived.filter(({ event }) => event.data.reference === referenceOf(record));
      const firsts = [...new Map(own.map(({ id, event }) => [id, event.timestamp])).values()];
      expect(firsts).toEqual([...firsts].sort());
    }
  });
});

const referenceOf = (record: number) => `E-${record}`;

/** Each record has several events, put there in another order than they happened in. */
async function fill(db: Parameters<typeof enqueue>[0]) {
  for (let record = 0; record < records; record += 1) {
    const moments = Array.from({ length: eventsOfRecord }, (_, i) => 1_000_000 + i).reverse();
    const messages = moments.map((now) => ({
      channel: "webhook:crm" as const,
      about: referenceOf(record),
      payload: complaintStep("acknowledged", referenceOf(record), now),
      now,
    }));
    await enqueue(db, ...messages);
  }
}

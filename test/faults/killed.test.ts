import { expect, test } from "vitest";
import { freePort } from "#test/support/programs/free-port.ts";
import { startLoad } from "#test/support/faults/load.ts";
import {
  drainOutbox,
  endLeases,
  findLosses,
  findUndelivered,
} from "#test/support/faults/outbox-losses.ts";
import { startSmtpSink } from "#test/support/programs/smtp-sink.ts";
import { findJobId } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const kills = 5;
/** The emails that a server delivers at once. */
const batch = 10;

test.each([
  { engine: "SQLite", replicas: 1 },
  { engine: "PostgreSQL", replicas: 2 },
] as const)(
  "servers killed repeatedly under load lose nothing: $engine, $replicas at once",
  async ({ engine, replicas }) => {
    const mail = await startSmtpSink({ refuseEvery: 10 });
    const site = await layOutSite(engine, { SMTP_URL: mail.url });
    const ports = await Promise.all(Array.from({ length: replicas }, freePort));
    const servers = await Promise.all(ports.map((port) => site.start({ port })));
    const origins = servers.map(({ origin }) => origin);
    const jobId = await findJobId(origins[0] ?? "");
    const load = startLoad({ origins, clients: 4, applying: { jobId } });

    for (let kill = 0; kill < kills; kill += 1) {
      // Killed at a different time in each round.
      await load.untilMore(1 + 7 * kill);
      const which = kill % replicas;
      await servers[which]?.end("SIGKILL");
      servers[which] = await site.start({ port: ports[which] });
    }
    await load.stop();
    await Promise.all(servers.map((server) => server.end("SIGKILL")));

    console.info(engine, load.statuses());
    await site.look(async (kept) => {
      await endLeases(kept.db);
      await site.start();
      // One in ten of the emails is refused at first.
      await drainOutbox(kept.db);
      expect(await findLosses(load.acknowledged, kept)).toEqual([]);
      const { undelivered, repeats } = await findUndelivered(kept.db, mail);
      expect(undelivered).toEqual([]);
      expect(repeats).toBeLessThanOrEqual((kills + replicas) * batch);
    });
  },
);

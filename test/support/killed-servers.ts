import { freePort } from "./free-port.ts";
import { startLoad } from "./load.ts";
import { drainOutbox, endLeases, findLosses, findUndelivered } from "./outbox-losses.ts";
import { layOutSite } from "./whole-site.ts";
import { findJobId } from "./visitors.ts";
import type { ServerProcess } from "./server-process.ts";
import { startSmtpSink } from "./smtp-sink.ts";

type KilledSite = {
  engine: "SQLite" | "PostgreSQL";
  replicas: number;
  settings?: Record<string, string>;
  /** Kills one process of a server; without it the whole server is killed and started anew. */
  killPart?: (server: ServerProcess, kill: number) => Promise<void>;
};

const kills = 5;
/** Emails that a server has in hand at once. */
const batch = 10;

export const nothingLost = { losses: [], undelivered: [], repeatedTooOften: 0 };

/** Kills servers under load again and again, and holds what visitors were promised against what is there. */
export async function killServers({ engine, replicas, settings, killPart }: KilledSite) {
  const mail = await startSmtpSink({ refuseEvery: 10 });
  const site = await layOutSite(engine, { SMTP_URL: mail.url, ...settings });
  const ports = await Promise.all(Array.from({ length: replicas }, freePort));
  const servers = await Promise.all(ports.map((port) => site.start({ port })));
  const origins = servers.map(({ origin }) => origin);
  const jobId = await findJobId(origins[0] ?? "");
  const load = startLoad({ origins, clients: 4, applying: { jobId } });

  for (let kill = 0; kill < kills; kill += 1) {
    // At another moment of its life each time.
    await load.untilMore(1 + 7 * kill);
    const which = kill % replicas;
    const server = servers[which];
    if (server && killPart) await killPart(server, kill);
    else {
      await server?.end("SIGKILL");
      servers[which] = await site.start({ port: ports[which] });
    }
  }
  await load.stop();
  await Promise.all(servers.map((server) => server.end("SIGKILL")));

  console.info(engine, load.statuses());
  return site.look(async (kept) => {
    await endLeases(kept.db);
    await site.start();
    // One in ten of the emails is refused at first.
    await drainOutbox(kept.db);
    const losses = await findLosses(load.acknowledged, kept);
    const { undelivered, repeats } = await findUndelivered(kept.db, mail);
    return {
      losses,
      undelivered,
      repeatedTooOften: Math.max(0, repeats - (kills + replicas) * batch),
    };
  });
}

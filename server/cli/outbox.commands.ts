import {
  listUndelivered,
  outboxDepth,
  type OutboxDepth,
  type OutboxEntry,
  retryDead,
} from "../outbox/outbox.store.ts";
import { parseCount, type StaffCommand } from "./options.ts";
import type { AsJson, Session } from "./session.ts";
import { formatMoment, formatTable } from "./table.ts";

type StatusOptions = { limit: number } & AsJson;

export function addOutboxCommands(program: StaffCommand, session: Session) {
  const outbox = program
    .command("outbox")
    .description("Emails and webhooks to be sent, and CVs to be scanned.");
  outbox
    .command("status")
    .description("Shows how much waits, and what failed or was given up. Never shows its text.")
    .option("--limit <number>", "how many of each", parseCount, 20)
    .json()
    .example("outbox status")
    .action((options: StatusOptions) => showStatus(session, options));
  outbox
    .command("retry")
    .description(
      "Has all that was given up tried again. The running server does it within seconds.",
    )
    .json()
    .example("outbox retry")
    .action(async (options: AsJson) => {
      const retried = await retryDead(await session.db, session.now());
      session.printResult({ retried }, `${retried} to be tried again.`, options);
    });
}

async function showStatus(session: Session, { limit, json }: StatusOptions) {
  const db = await session.db;
  const channels = await outboxDepth(db, session.now());
  const dead = await listUndelivered(db, "dead", limit);
  const waiting = await listUndelivered(db, "waiting", limit);
  const sections = [
    formatTable(Object.entries(channels).map(asChannelRow)),
    ...(dead.length > 0 ? [`\nGiven up:\n${formatTable(dead.map(asRow))}`] : []),
    ...(waiting.length > 0 ? [`\nWaiting:\n${formatTable(waiting.map(asRow))}`] : []),
  ];
  session.printResult({ channels, dead, waiting }, sections.join("\n"), { json });
}

const asChannelRow = ([channel, { waiting, dead, oldestSeconds }]: [string, OutboxDepth]) => ({
  channel,
  waiting,
  "given up": dead,
  "oldest (s)": oldestSeconds,
});

const asRow = (entry: OutboxEntry) => ({
  about: entry.about,
  channel: entry.channel,
  since: formatMoment(entry.createdAt),
  attempts: entry.attempts,
  next: entry.deadAt === null ? formatMoment(entry.nextAt) : "never",
  reason: entry.lastError,
});

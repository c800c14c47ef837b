import type { Command } from "commander";
import {
  listUndelivered,
  outboxDepth,
  type OutboxDepth,
  type OutboxEntry,
  retryDead,
} from "../outbox/outbox.store.ts";
import { example, group, parseCount, withJson } from "./options.ts";
import type { AsJson, Session } from "./session.ts";
import { formatMoment, formatTable } from "./table.ts";

type StatusOptions = { limit: number } & AsJson;

export function addOutboxCommands(program: Command, session: Session) {
  const outbox = group(program, "outbox", "Letters to be sent, and CVs to be scanned.");
  example(
    withJson(
      outbox
        .command("status")
        .description("Shows how much waits, and what failed or was given up. Never shows its text.")
        .option("--limit <number>", "how many of each", parseCount, 20),
    ),
    "outbox status",
  ).action((options: StatusOptions) => showStatus(session, options));
  example(
    withJson(
      outbox
        .command("retry")
        .description(
          "Has all that was given up tried again. The running server does it within seconds.",
        ),
    ),
    "outbox retry",
  ).action(async (options: AsJson) => {
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

/**
 * Measures the enquiries a second that are on the disk when they are answered, on SQLite and on PostgreSQL, while no
 * mail can be sent and while all mail is sent. The servers take turns; before each turn it measures how often a second
 * the disk syncs. Needs a build, and `wrk` on the PATH; takes some minutes. BENCH_FOLDER sets the disk; BENCH_BESIDE is
 * the folder of another built version of the site, which takes turns with this one; BENCH_ONLY selects titles.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { connectDatabase } from "#server/db/open-database.ts";
import { startEmbeddedPostgres } from "#test/support/programs/embedded-postgres.ts";
import { untilIdle } from "#test/support/programs/proc.ts";
import { spawnServer } from "#test/support/faults/server-process.ts";
import { sayMachine, sayRow, sayTitles } from "./benchmark/figures.ts";
import { connections, sendEnquiries } from "./benchmark/enquiry-load.ts";

const rounds = 3;
const secondsEach = 5;
/** A port on which nothing listens. */
const noMailServer = "smtp://127.0.0.1:1";

/** Further settings that PostgreSQL requires; no file is stored here. */
const forReplicas = {
  APP_SECRET: "bench".repeat(8),
  S3_ENDPOINT: "http://127.0.0.1:1",
  S3_BUCKET: "bench",
  S3_ACCESS_KEY_ID: "bench",
  S3_SECRET_ACCESS_KEY: "bench",
};

type Contestant = Awaited<ReturnType<typeof start>>;

const disk = process.env["BENCH_FOLDER"] ?? tmpdir();
const bench = mkdtempSync(join(disk, "bench-api-"));
const mail = startMailServer();
const postgres = await startPostgres();
try {
  await compete();
} finally {
  mail.close();
  await postgres.stop();
  rmSync(bench, { recursive: true });
}

async function compete() {
  const beside = process.env["BENCH_BESIDE"];
  const versions = [
    { name: "", folder: undefined },
    ...(beside ? [{ name: ", other version", folder: beside }] : []),
  ];
  const mails = [
    { name: "no mail can be sent", smtpUrl: noMailServer },
    { name: "every mail is sent", smtpUrl: await mail.url },
  ];
  const engines = [
    { name: "SQLite", database: undefined },
    { name: "PostgreSQL", database: () => postgres.create() },
  ];
  const all = engines.flatMap((engine) =>
    mails.flatMap(({ name, smtpUrl }) =>
      versions.map((version) => ({
        title: `${engine.name}, ${name}${version.name}`,
        folder: version.folder,
        smtpUrl,
        database: engine.database,
      })),
    ),
  );
  const only = new RegExp(process.env["BENCH_ONLY"] ?? "");
  const contestants: Contestant[] = [];
  try {
    for (const one of all.filter(({ title }) => only.test(title)))
      contestants.push(await start(one));
    await takeTurns(contestants);
  } finally {
    for (const one of contestants) await one.end();
  }
}

async function takeTurns(contestants: readonly Contestant[]) {
  sayMachine();
  console.info(`contactUs, ${connections} connections, ${rounds} rounds of ${secondsEach} s each`);
  sayTitles(["", "a second", "p50", "p99", "processor, ms each", "syncs a second"]);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of contestants) {
      const syncs = syncsASecond();
      const { perSecond, p50, p99, processorMs } = await one.load();
      sayRow([one.title, perSecond, p50, p99, processorMs, syncs]);
    }
  }
  console.info("");
  for (const one of contestants) {
    console.info(`${one.title}: ${one.answered()} answered with 200, ${await one.kept()} kept`);
  }
}

/** Pauses a server between its turns, so that its remaining work does not slow the others. */
async function start({
  title,
  folder: version,
  smtpUrl,
  database,
}: {
  title: string;
  folder: string | undefined;
  smtpUrl: string;
  database: (() => Promise<string>) | undefined;
}) {
  const folder = mkdtempSync(join(bench, "site-"));
  const DATABASE_URL = await database?.();
  const server = await spawnServer(
    {
      NODE_ENV: "test",
      CAPTCHA: "off",
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "info",
      DATA_DIR: folder,
      SMTP_URL: smtpUrl,
      ...(DATABASE_URL && { ...forReplicas, DATABASE_URL }),
    },
    { ...(version && { folder: version }) },
  );
  let answered = 0;
  const load = async () => {
    process.kill(server.pid, "SIGCONT");
    const figures = await sendEnquiries(server, folder, secondsEach);
    answered += figures.answered;
    process.kill(server.pid, "SIGSTOP");
    return figures;
  };
  await untilIdle(server.pid);
  // Warms up, until the code is compiled.
  await load();
  return {
    title,
    load,
    answered: () => answered,
    async kept() {
      const place = { DATA_DIR: folder, DATABASE_URL, DATABASE_CONNECTIONS: 1 };
      // Read-only: the server may have stopped in the middle of a write, for which another writer would wait for ever.
      const db = await connectDatabase(place, pino({ level: "silent" }));
      const { kept } = await db
        .selectFrom("enquiry")
        .select((row) => row.fn.countAll<number>().as("kept"))
        .executeTakeFirstOrThrow();
      await db.destroy();
      return kept;
    },
    async end() {
      process.kill(server.pid, "SIGCONT");
      // Does not wait for requests that were not sent.
      await server.end("SIGKILL");
    },
  };
}

/** On the same disk, with a database for each server. */
async function startPostgres() {
  const { server, url: own } = await startEmbeddedPostgres({ within: disk });
  return {
    stop: () => server.stop(),
    async create(): Promise<string> {
      const name = `bench_${randomUUID().replaceAll("-", "")}`;
      const client = new Client(own);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return Object.assign(new URL(own), { pathname: `/${name}` }).href;
    },
  };
}

/** Appends and syncs a page of a database, repeatedly for a second. */
function syncsASecond(): number {
  const path = join(bench, "syncs");
  const file = openSync(path, "w");
  const page = Buffer.alloc(4096, 1);
  const end = performance.now() + 1000;
  let syncs = 0;
  for (; performance.now() < end; syncs += 1) {
    writeSync(file, page);
    fdatasyncSync(file);
  }
  closeSync(file);
  rmSync(path);
  return syncs;
}

/** Accepts every email and drops it. */
function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      stream.on("end", () => done());
      stream.resume();
    },
  });
  server.on("error", () => undefined);
  const inner = server.listen(0, "127.0.0.1");
  // The cast: a server that listens on a port has an address of this kind.
  const url = once(inner, "listening").then(
    () => `smtp://127.0.0.1:${(inner.address() as AddressInfo).port}`,
  );
  return { url, close: () => server.close() };
}

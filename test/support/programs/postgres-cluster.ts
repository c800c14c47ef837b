import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import { eventually } from "#test/support/eventually.ts";

/** A test's own PostgreSQL, which it can freeze, stop and kill. */
export async function startCluster() {
  const { server: cluster, databaseDir, url } = await startEmbeddedPostgres();
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processesUnder(postmasterPid(databaseDir))) sendSignal(pid, signal);
  };
  const answers = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  onTestFinished(async () => {
    signalAll("SIGCONT");
    await cluster.stop();
  });

  return {
    url,
    /** Suspends all its processes, and with them every connection. */
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    /** Kills all processes at once, like a power cut. */
    async kill() {
      const pids = processesUnder(postmasterPid(databaseDir));
      for (const pid of pids) sendSignal(pid, "SIGKILL");
      await eventually("PostgreSQL is gone", () => pids.every((pid) => !isRunning(pid)));
    },
    /** Shuts down properly and keeps the files. */
    async stop() {
      const pid = postmasterPid(databaseDir);
      sendSignal(pid, "SIGINT");
      await eventually("PostgreSQL has stopped", () => !isRunning(pid));
    },
    async start() {
      await cluster.start();
      await eventually("PostgreSQL answers", answers);
    },
  };
}

function postmasterPid(folder: string): number {
  const [pid = ""] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  return Number(pid);
}

function processesUnder(parent: number): number[] {
  const lines = execFileSync("ps", ["-axo", "pid=,ppid="]).toString().trim().split("\n");
  const children = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid);
  return [parent, ...children];
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

/** A zombie (ended, but not waited for) does not count as running. */
function isRunning(pid: number): boolean {
  try {
    const state = execFileSync("ps", ["-o", "stat=", "-p", String(pid)])
      .toString()
      .trim();
    return state !== "" && !state.startsWith("Z");
  } catch {
    return false;
  }
}

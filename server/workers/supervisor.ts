import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { type Message, messageOf } from "./messages.ts";
import { type Role, roleEnvironment } from "./roles.ts";
import { passOnLines } from "./whole-lines.ts";

type SupervisorOptions = { workers: number; drainSeconds: number; log: Log };

/** Between the end of a process and the start of the next in its place. */
const restartMs = 200;

/**
 * Runs the site in several processes that share one port (docs/decisions/044): one holds the database, the outbox and
 * every limit; the others send the pages that it made. One that ends is started again.
 */
export function superviseWorkers({ workers, drainSeconds, log }: SupervisorOptions): void {
  const folder = mkdtempSync(join(tmpdir(), "hf-site-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Each process takes connections by itself: one that Node hands to a process which ends meanwhile is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ silent: true });
  const pageWorkers = new Set<Worker>();
  let site = start("site");
  let hasBeenReady = false;
  let isStopping = false;

  function start(role: Role["name"]): Worker {
    const worker = cluster.fork(roleEnvironment(role, folder));
    const { stdout, stderr } = worker.process;
    if (stdout) passOnLines(stdout, process.stdout);
    if (stderr) passOnLines(stderr, process.stderr);
    worker.on("message", (value) => {
      const message = messageOf(value);
      if (message) passOn(message);
    });
    worker.once("exit", (code, signal) => void onExit(worker, role, code, signal));
    return worker;
  }

  function startPageWorker() {
    const worker = start("pages");
    pageWorkers.add(worker);
    worker.once("exit", () => pageWorkers.delete(worker));
  }

  function passOn(message: Message) {
    if (message.type === "counts") return tell(site, message);
    // A site that starts anew may show other content than before.
    for (const worker of pageWorkers) tell(worker, { type: "outdated" });
    if (message.type !== "ready" || hasBeenReady) return;
    hasBeenReady = true;
    for (let count = 1; count < workers; count += 1) startPageWorker();
  }

  async function onExit(worker: Worker, role: Role["name"], code: number, signal: string | null) {
    if (isStopping) return;
    // A site that never came up says why by itself.
    if (!hasBeenReady) process.exit(code || 1);
    log.error(
      { role, code, signal, pid: worker.process.pid },
      "A process ended and is started again",
    );
    await sleep(restartMs);
    if (isStopping) return;
    if (role === "site") site = start("site");
    else startPageWorker();
  }

  async function stop(signal: NodeJS.Signals) {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal, drainSeconds }, "Stopping");
    for (const worker of [site, ...pageWorkers]) tell(worker, { type: "stopping" });
    await sleep(drainSeconds * 1000);
    // The site last: it answers what the others still wait for.
    await Promise.all([...pageWorkers].map(end));
    await end(site);
    process.exit(site.process.exitCode ?? 1);
  }

  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
  process.on("SIGHUP", () => site.process.kill("SIGHUP"));
}

function tell(worker: Worker, message: Message) {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

async function end(worker: Worker) {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await ended;
}

import type { Database } from "../db/open-database.ts";
import type { Log } from "../base/log.ts";
import { read, type RevisionName, type Revisions } from "./change-counter.store.ts";

export type ChangeWatch = {
  /** Resolves after the first check; later changes notify the listeners. */
  start(): Promise<void>;
  stop(): void;
};

/** Notices when another process, a replica or an operator's command, changed jobs or rates. */
export function watchChanges({
  db,
  everyMs = 2000,
  onChange,
  log,
}: {
  db: Database;
  everyMs?: number;
  onChange: Readonly<Record<RevisionName, () => void>>;
  log: Log;
}): ChangeWatch {
  let known: Revisions | undefined;
  /** Changes whose listener failed; it is called again. */
  const untold = new Set<RevisionName>();
  let isInTrouble = false;
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;

  /** Keeps the caches during a database error. Without an earlier revision everything counts as changed. */
  async function look(): Promise<Revisions | undefined> {
    try {
      const revisions = await read(db);
      isInTrouble = false;
      return revisions;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isInTrouble && !hasStopped) log.warn({ reason }, "Changes cannot be watched");
      isInTrouble = true;
      return undefined;
    }
  }

  function tell(latest: Revisions) {
    const before = known;
    known = latest;
    for (const name of names)
      if (!before || before[name] !== latest[name] || untold.has(name)) tellOf(name);
  }

  /** A listener that fails is called again at the next check; the others are called all the same. */
  function tellOf(name: RevisionName) {
    try {
      onChange[name]();
      untold.delete(name);
    } catch (error) {
      if (!untold.has(name)) log.error({ changed: name, err: error }, "A change was not taken in");
      untold.add(name);
    }
  }

  async function lookAgain() {
    const latest = await look();
    if (hasStopped) return;
    if (latest) tell(latest);
    scheduleNext();
  }

  function scheduleNext() {
    timer = setTimeout(() => void lookAgain(), everyMs).unref();
  }

  return {
    async start() {
      known = await look();
      if (!hasStopped) scheduleNext();
    },
    stop() {
      hasStopped = true;
      clearTimeout(timer);
    },
  };
}

const names = ["jobs", "rates"] as const satisfies readonly RevisionName[];

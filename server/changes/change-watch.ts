import { isDeepStrictEqual } from "node:util";
import type { Log } from "../base/log.ts";
import type { Database } from "../db/open-database.ts";
import { read, type Revisions } from "./change-counter.store.ts";

export type ChangeWatch = ReturnType<typeof watchChanges>;

type WatchOptions = {
  db: Database;
  everyMs?: number;
  /** Called again at the next check if it fails. */
  onChange: () => void;
  log: Log;
};

/** Detects changes of jobs or rates made by another replica or by an operator's command. */
export function watchChanges({ db, everyMs = 2000, onChange, log }: WatchOptions) {
  /** Undefined until the database has answered: then anything may have changed. */
  let known: Revisions | undefined;
  let isInTrouble = false;
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;

  /** Keeps the caches during a database error. */
  async function look(take: (latest: Revisions) => void) {
    try {
      const latest = await read(db);
      if (!hasStopped) take(latest);
      known = latest;
      isInTrouble = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isInTrouble && !hasStopped) log.warn({ reason }, "Changes cannot be watched");
      isInTrouble = true;
    }
    if (!hasStopped) timer = setTimeout(() => void look(compare), everyMs).unref();
  }

  function compare(latest: Revisions) {
    if (!isDeepStrictEqual(latest, known)) onChange();
  }

  return {
    /** Resolves after the first check; later changes are reported. */
    start: () => look(() => undefined),
    stop() {
      hasStopped = true;
      clearTimeout(timer);
    },
  };
}

import { randomUUID } from "node:crypto";
import type { Database } from "../db/open-database.ts";
import type { Log } from "../log.ts";
import { forgetReplica, noteReplica, type Replica, seenReplicas } from "./replica.store.ts";

/** The build and content of a process. */
export type Served = Pick<Replica, "build" | "content">;

/** The number of processes that serve the site, and of those with another build or other content than this one. */
export type Drift = { replicas: number; otherBuild: number; otherContent: number };

type WatchOptions = {
  db: Database;
  served: () => Served;
  now: () => number;
  everyMs: number;
  log: Log;
};

/** A replica that missed so many of its turns is gone. */
const missedTurns = 4;

/** Tells the other replicas what this one serves, and its log and metrics when they serve something else. */
export function watchReplicas({ db, served, now, everyMs, log }: WatchOptions) {
  const id = randomUUID();
  let drift: Drift = { replicas: 1, otherBuild: 0, otherContent: 0 };
  /** The state at the last check, and the state last reported: a change is reported once two checks saw it. */
  let found = "";
  let reported = describe(drift);
  let isInTrouble = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let hasStopped = false;

  async function look() {
    try {
      const own = served();
      await noteReplica(db, { id, ...own }, now());
      const all = await seenReplicas(db, { now: now(), withinMs: missedTurns * everyMs });
      drift = {
        replicas: all.length,
        otherBuild: all.filter(({ build }) => build !== own.build).length,
        otherContent: all.filter(({ content }) => content !== own.content).length,
      };
      tell(own);
      isInTrouble = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isInTrouble && !hasStopped) log.warn({ reason }, "Replicas cannot be compared");
      isInTrouble = true;
    }
  }

  /** While replicas are restarted or read new content one by one, they differ for a moment. */
  function tell(own: Served) {
    const latest = describe(drift);
    const isNew = latest !== reported && latest === found;
    found = latest;
    if (!isNew) return;
    reported = latest;
    const about = { ...drift, ...own };
    if (drift.otherContent > 0) log.warn(about, "Replicas serve different content");
    if (drift.otherBuild > 0) log.warn(about, "Replicas run different builds");
    if (drift.otherContent + drift.otherBuild === 0) log.info(about, "Replicas serve the same");
  }

  async function lookAgain() {
    if (hasStopped) return;
    looking = look();
    await looking;
    if (!hasStopped) timer = setTimeout(() => void lookAgain(), everyMs).unref();
  }

  return {
    start: () => void lookAgain(),
    drift: () => drift,
    async stop() {
      hasStopped = true;
      clearTimeout(timer);
      await looking;
      // One that cannot say that it left is forgotten after a while.
      await forgetReplica(db, id).catch(() => undefined);
    },
  };
}

const describe = ({ otherBuild, otherContent }: Drift) => `${otherBuild} ${otherContent}`;

import { Cron } from "croner";
import { type Database } from "../db/open-database.ts";
import { use } from "../limits/usage.store.ts";
import { removeExpired, type RetentionDeps } from "./remove-expired.ts";
import { UnusualShare } from "./unusual-share.ts";

/** 03:20 in Nairobi, when few visitors write. */
const daily = "20 3 * * *";
const oncePerRound = { max: 1, windowSeconds: 60 * 60 };

type RetentionOptions = RetentionDeps & {
  /** Called for each refused round, so that an operator is alerted. */
  onRefused: () => void;
};

export type Retention = { stop(): Promise<void> };

/**
 * Removes expired data once a day, on one of several servers that share a database. A round that would delete an
 * unusual share is refused every night until an operator runs it by hand.
 */
export function startRetention(deps: RetentionOptions): Retention {
  let underWay = Promise.resolve();
  const round = async () => {
    try {
      if (await isOurs(deps.db, deps.now())) await removeExpired(deps);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof UnusualShare) {
        deps.onRefused();
        return deps.log.error({ reason }, "Old data was not removed: an operator has to look");
      }
      deps.log.error({ reason }, "Old data was not removed: the next try is tomorrow");
    }
  };
  const job = new Cron(daily, { timezone: "Africa/Nairobi", protect: true, unref: true }, () => {
    underWay = round();
    return underWay;
  });
  return {
    async stop() {
      job.stop();
      await underWay;
    },
  };
}

async function isOurs(db: Database, now: number): Promise<boolean> {
  const { isAllowed } = await db
    .transaction()
    .execute((transaction) => use(transaction, oncePerRound, "retention", now));
  return isAllowed;
}

import { isOpen, type Job } from "#domain/careers/job.ts";
import type { Database } from "../db/open-database.ts";
import { cachedLoad } from "../base/cached-load.ts";
import { loadShownJobs } from "./job.store.ts";

/** CAR-4: cached 15 minutes. */
const keptMs = 15 * 60 * 1000;

export type Jobs = {
  /** A page, from 0, of the published jobs that can still be applied for, the newest first; `total` is of all pages. */
  list(page: { pageNo: number; pageSize: number }): Promise<{ jobs: Job[]; total: number }>;
  /** A job that is or was published, also expired or closed. */
  find(id: string): Promise<{ job: Job; isOpen: boolean } | undefined>;
  /** Empties the cache after a change. */
  empty(): void;
};

export function createJobs({ db, now }: { db: Database; now: () => number }): Jobs {
  const shown = cachedLoad(() => loadShownJobs(db), { keptMs, now });
  const isTaking = (job: Job) => job.status === "published" && isOpen(job, now());

  return {
    async list({ pageNo, pageSize }) {
      const open = (await shown.get()).filter(isTaking);
      return {
        jobs: open.slice(pageNo * pageSize, (pageNo + 1) * pageSize),
        total: open.length,
      };
    },
    async find(id) {
      const job = (await shown.get()).find((each) => each.id === id);
      return job && { job, isOpen: isTaking(job) };
    },
    empty: shown.forget,
  };
}

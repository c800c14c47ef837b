import { isOpen, type Job } from "#domain/forms/job.ts";
import type { Database } from "../db/open-database.ts";
import { cachedLoad } from "../base/cached-load.ts";
import { loadPublishedJobs } from "./job.store.ts";

/** CAR-4: cached 15 minutes. */
const keptMs = 15 * 60 * 1000;

export type Jobs = {
  /** A page, from 0, of the published jobs that can still be applied for, the newest first; `total` is of all pages. */
  list(page: { pageNo: number; pageSize: number }): Promise<{ jobs: Job[]; total: number }>;
  /** A published job, expired or not. */
  find(id: string): Promise<{ job: Job; isOpen: boolean } | undefined>;
  /** Empties the cache after a change. */
  empty(): void;
};

export function createJobs({ db, now }: { db: Database; now: () => number }): Jobs {
  const published = cachedLoad(() => loadPublishedJobs(db), { keptMs, now });

  return {
    async list({ pageNo, pageSize }) {
      const open = (await published.get()).filter((job) => isOpen(job, now()));
      return {
        jobs: open.slice(pageNo * pageSize, (pageNo + 1) * pageSize),
        total: open.length,
      };
    },
    async find(id) {
      const job = (await published.get()).find((each) => each.id === id);
      return job && { job, isOpen: isOpen(job, now()) };
    },
    empty: published.forget,
  };
}

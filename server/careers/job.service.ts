import { isOpen, type Job } from "#domain/careers/job.ts";
import type { Database } from "../db/open-database.ts";
import { cachedLoad } from "../base/cached-load.ts";
import { loadShownJobs } from "./job.store.ts";

/** CAR-4: cached 15 minutes. */
const keptMs = 15 * 60 * 1000;

export type Jobs = ReturnType<typeof createJobs>;

export function createJobs({ db, now }: { db: Database; now: () => number }) {
  const shown = cachedLoad(() => loadShownJobs(db), { keptMs, now });
  const isTaking = (job: Job) => job.status === "published" && isOpen(job, now());

  return {
    /** A page, from 0, of the published jobs that can still be applied for, the newest first; `total` is of all pages. */
    async list({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const open = (await shown.get()).filter(isTaking);
      return {
        jobs: open.slice(pageNo * pageSize, (pageNo + 1) * pageSize),
        total: open.length,
      };
    },
    /** A job that is or was published, also expired or closed. */
    async find(id: string) {
      const job = (await shown.get()).find((each) => each.id === id);
      return job && { job, isOpen: isTaking(job) };
    },
    /** Empties the cache after a change. */
    empty: shown.forget,
  };
}

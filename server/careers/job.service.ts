import { isOpen, type Job } from "#domain/forms/job.ts";
import type { Database } from "../db/open-database.ts";
import { loadPublishedJobs } from "./job.store.ts";

/** CAR-4: cached 15 minutes. */
const keptMs = 15 * 60 * 1000;

export type Jobs = {
  /** A page, from 0, of the published jobs that can still be applied for, the newest first; `total` is of all pages. */
  list(page: { pageNo: number; pageSize: number }): Promise<{ jobs: Job[]; total: number }>;
  /** A published job, expired or not. */
  find(id: string): Promise<{ job: Job; isOpen: boolean } | undefined>;
  /** Forgets what is kept, for it has changed. */
  empty(): void;
};

export function createJobs({ db, now }: { db: Database; now: () => number }): Jobs {
  let kept: { published: Promise<Job[]>; loadedAt: number } | undefined;

  /** Requests that arrive while jobs are loading wait for the same load. */
  function published(): Promise<Job[]> {
    if (kept && now() < kept.loadedAt + keptMs) return kept.published;
    const load = { published: loadPublishedJobs(db), loadedAt: now() };
    kept = load;
    load.published.catch(() => {
      if (kept === load) kept = undefined;
    });
    return load.published;
  }

  return {
    async list({ pageNo, pageSize }) {
      const open = (await published()).filter((job) => isOpen(job, now()));
      return {
        jobs: open.slice(pageNo * pageSize, (pageNo + 1) * pageSize),
        total: open.length,
      };
    },
    async find(id) {
      const job = (await published()).find((each) => each.id === id);
      return job && { job, isOpen: isOpen(job, now()) };
    },
    empty() {
      kept = undefined;
    },
  };
}

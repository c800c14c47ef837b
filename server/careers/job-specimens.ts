import type { SpecimenJob } from "#model/careers/job-file-schema.ts";
import { dayMs, nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Database } from "../db/open-database.ts";
import { bumpFirst } from "../changes/change-counter.store.ts";
import { saveJob } from "./job.store.ts";

/**
 * Adds the specimen jobs on the first start, in one of the processes; never again, so that an operator can remove
 * them.
 */
export async function seedSpecimenJobs({
  db,
  now,
  jobs,
}: {
  db: Database;
  now: () => number;
  jobs: readonly SpecimenJob[];
}): Promise<void> {
  const at = now();
  await db.transaction().execute(async (transaction) => {
    if (!(await bumpFirst(transaction, "jobs"))) return;
    for (const { deadlineInDays, ...job } of jobs) {
      const applicationDeadline = nairobiDay(at + deadlineInDays * dayMs);
      const specimen = { status: "published", provenance: "specimen" } as const;
      await saveJob(transaction, { ...job, ...specimen, applicationDeadline }, at);
    }
  });
}

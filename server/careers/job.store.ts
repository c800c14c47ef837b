import type { Transaction } from "kysely";
import { type Job, JobSchema, type NewJob } from "#domain/careers/job.ts";
import type { Database } from "../db/open-database.ts";
import type { JobRow, Tables } from "../db/schema.ts";
import { bump } from "../changes/change-counter.store.ts";

const inOrder = (db: Database) =>
  db.selectFrom("job").selectAll().orderBy("createdAt", "desc").orderBy("id");

/** Loads all jobs but drafts, the newest first, expired and closed ones too. */
export async function loadShownJobs(db: Database): Promise<Job[]> {
  const rows = await inOrder(db).where("status", "!=", "draft").execute();
  return rows.map(toJob);
}

/** Loads jobs of every status, the newest first. */
export async function loadJobs(db: Database): Promise<Job[]> {
  return (await inOrder(db).execute()).map(toJob);
}

/**
 * Adds or replaces jobs by id and closes others, in one transaction. A replaced job keeps its day of creation.
 */
export async function importJobs(
  db: Database,
  jobs: readonly NewJob[],
  now: number,
  closed: readonly string[] = [],
) {
  await db.transaction().execute(async (transaction) => {
    for (const job of jobs) await saveJob(transaction, job, now);
    if (closed.length > 0)
      await transaction
        .updateTable("job")
        .set({ status: "closed", updatedAt: now })
        .where("id", "in", [...closed])
        .execute();
    await bump(transaction, "jobs");
  });
}

/** False where there is no such job. */
export async function setJobStatus(db: Database, id: string, status: Job["status"], now: number) {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("job")
      .set({ status, updatedAt: now })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (changed) await bump(transaction, "jobs");
    return changed !== undefined;
  });
}

/** The caller also records in the same transaction that jobs changed. */
export async function saveJob(db: Transaction<Tables>, job: NewJob, now: number): Promise<void> {
  const { id, createdAt, ...rest } = toRow(job, now);
  await db
    .insertInto("job")
    .values({ id, createdAt, ...rest })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(rest))
    .execute();
}

function toRow(job: NewJob, now: number): JobRow {
  return {
    ...job,
    place: job.place ?? null,
    category: job.category.name,
    accountabilities: JSON.stringify(job.accountabilities),
    competencies: JSON.stringify(job.competencies),
    qualifications: JSON.stringify(job.qualifications),
    traineeship: Number(job.traineeship),
    createdAt: now,
    updatedAt: now,
  };
}

function toJob({ place, updatedAt: _updatedAt, ...row }: JobRow): Job {
  return {
    ...row,
    ...(place !== null && { place }),
    category: { name: row.category },
    accountabilities: toLines(row.accountabilities),
    competencies: toLines(row.competencies),
    qualifications: toLines(row.qualifications),
    traineeship: row.traineeship === 1,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

const toLines = (json: string) => JobSchema.shape.accountabilities.parse(JSON.parse(json));

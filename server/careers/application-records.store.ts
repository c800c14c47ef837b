import type { Transaction } from "kysely";
import { inPages, pageSize } from "../db/in-pages.ts";
import type { Database } from "../db/open-database.ts";
import type { ApplicationRow, Tables } from "../db/schema.ts";
import { deleteDeliveriesAbout } from "../retention/person-data.store.ts";
import { isAboutSubject, type DataSubject } from "../retention/data-subject.ts";

type OfJob = { jobId?: string | undefined };

const applicationsOf = (db: Database, { jobId }: OfJob) =>
  db
    .selectFrom("application")
    .$if(jobId !== undefined, (query) => query.where("jobId", "=", jobId ?? ""));

/** The newest first. */
export async function listApplications(
  db: Database,
  { limit, ...ofJob }: OfJob & { limit: number },
): Promise<ApplicationRow[]> {
  return applicationsOf(db, ofJob)
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("reference")
    .limit(limit)
    .execute();
}

export async function countApplications(db: Database, ofJob: OfJob): Promise<number> {
  const { count } = await applicationsOf(db, ofJob)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** All, the oldest first, read some at a time. */
export function eachApplication(db: Database, ofJob: OfJob): AsyncGenerator<ApplicationRow> {
  return inPages((isLater) =>
    applicationsOf(db, ofJob)
      .selectAll()
      .where(isLater)
      .orderBy("createdAt")
      .orderBy("reference")
      .limit(pageSize)
      .execute(),
  );
}

export async function findApplicationsFrom(
  db: Database,
  subject: DataSubject,
): Promise<ApplicationRow[]> {
  return db
    .selectFrom("application")
    .selectAll()
    .where(isAboutSubject(subject))
    .orderBy("createdAt")
    .orderBy("reference")
    .execute();
}

/** With their deliveries; returns the ids of those, and the keys of the CVs, whose files are deleted after it. */
export async function deleteApplications(
  db: Transaction<Tables>,
  references: readonly string[],
): Promise<{ cvKeys: string[]; deliveries: string[] }> {
  const deliveries = await deleteDeliveriesAbout(db, references);
  if (references.length === 0) return { cvKeys: [], deliveries };
  const deleted = await db
    .deleteFrom("application")
    .where("reference", "in", references)
    .returning("cvKey")
    .execute();
  return { cvKeys: deleted.map(({ cvKey }) => cvKey), deliveries };
}

import { randomBytes } from "node:crypto";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { Application } from "#domain/forms/application.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { makeReference } from "#domain/forms/reference.ts";
import { type FileStore, newFileKey } from "../adapters/files/file-store.ts";
import { toColumns } from "../db/field-columns.ts";
import { paths } from "#app/pages/paths.ts";
import type { Acts } from "../analytics/acts.ts";
import { addIfNew } from "../db/add-if-new.ts";
import type { Database } from "../db/open-database.ts";
import type { ApplicationRow } from "../db/schema.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import { refuseServed } from "./application.admission.ts";
import type { Cv } from "./application.cv.ts";
import { removeFiles } from "../uploads/remove-files.ts";
import type { RecipientLimit } from "../limits/recipient-limit.ts";
import type { Webhooks } from "../webhooks/webhooks.ts";
import { type ApplicationEmails, enqueueFirstMessages } from "./application.messages.ts";
import { findApplicationByKey, findApplicationByProof } from "./application.store.ts";

export type KeepOptions = {
  db: Database;
  now: () => number;
  files: FileStore;
  /** As they are now: content may be read again while the site runs. */
  readonly texts: ApplicationMessages;
  emails: ApplicationEmails;
  webhooks: Pick<Webhooks, "messagesOf">;
  recipients: RecipientLimit;
  /** Tells the outbox that there is something to deliver. */
  notifyOutbox(): void;
  acts: Pick<Acts, "countApplication">;
  randomBytes?: (size: number) => Uint8Array;
};

export type ToKeep = {
  application: Application;
  job: { id: string; title: string };
  proofId: string;
  idempotencyKey: string | null;
  cv: Cv;
  scan: ApplicationRow["cvScan"];
};

/**
 * Stores an application: the CV first, then the row with its emails. When this returns, all of it is on the disk. After
 * a failed commit the row may exist all the same, so the file stays; the sweeper deletes it if there is no row.
 */
export async function keepApplication(
  options: KeepOptions,
  toKeep: ToKeep,
): Promise<Outcome<{ reference: string }>> {
  const { files, notifyOutbox, acts } = options;
  const cvKey = newFileKey();
  await files.put(cvKey, toKeep.cv.path, toKeep.cv.type);
  const { isNew, outcome } = await insert(options, toKeep, cvKey);
  if (isNew) {
    notifyOutbox();
    acts.countApplication(paths.jobApplication(toKeep.job.id));
  } else await removeFiles(files, [cvKey]);
  return outcome;
}

async function insert(
  options: KeepOptions,
  toKeep: ToKeep,
  cvKey: string,
): Promise<{ isNew: boolean; outcome: Outcome<{ reference: string }> }> {
  const { db, files, texts } = options;
  for (;;) {
    const row = rowOf(toKeep, cvKey, options);
    let isCommitting = false;
    const isNew = await db
      .transaction()
      .execute(async (tx) => {
        const isInserted = await addIfNew(tx, "application", row);
        if (isInserted) await enqueueFirstMessages(tx, row, options);
        isCommitting = true;
        return isInserted;
      })
      .catch(async (error: unknown) => {
        if (!isCommitting) await removeFiles(files, [cvKey]);
        throw error;
      });
    if (isNew) return { isNew, outcome: done({ reference: row.reference }) };

    // Another application with the same key or proof was stored since the check.
    const { idempotencyKey, proofId } = toKeep;
    const earlier = idempotencyKey && (await findApplicationByKey(db, idempotencyKey));
    if (earlier) {
      const isRepeat = earlier.phone === row.phone && earlier.jobId === row.jobId;
      const outcome = isRepeat
        ? done({ reference: earlier.reference })
        : refused({ reason: "conflict", message: texts.keyTaken });
      return { isNew, outcome };
    }
    const served = await findApplicationByProof(db, proofId);
    if (served) return { isNew, outcome: refuseServed(served, texts) };
    // Otherwise the reference was taken: tries another.
  }
}

function rowOf(
  { application, job, proofId, idempotencyKey, cv, scan }: ToKeep,
  cvKey: string,
  { now, randomBytes: random = randomBytes }: KeepOptions,
): ApplicationRow {
  const answers = toColumns(applicationFields, application);
  return {
    ...answers,
    previousSalary: answers.previousSalary ?? "",
    reference: makeReference("A", random(8)),
    jobId: job.id,
    jobTitle: job.title,
    phone: application.phone,
    education: JSON.stringify(application.education),
    workExperience: JSON.stringify(application.workExperience),
    cvKey,
    cvName: cv.name,
    cvType: cv.type,
    cvBytes: cv.bytes,
    cvScan: scan,
    proofId,
    idempotencyKey,
    createdAt: now(),
  };
}

import type { Transaction } from "kysely";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { Application } from "#domain/forms/application.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { type FileStore, newFileKey } from "../adapters/files/file-store.ts";
import { toColumns } from "../db/field-columns.ts";
import { paths } from "#app/pages/paths.ts";
import type { Acts } from "../analytics/acts.ts";
import { addIfNew } from "../db/add-if-new.ts";
import type { Database } from "../db/open-database.ts";
import type { ApplicationRow, Tables } from "../db/schema.ts";
import { done, type Outcome } from "../http/reply.ts";
import { answerUnkept, type Attempt } from "./application.admission.ts";
import type { Cv } from "./application.cv.ts";
import { removeFiles } from "../uploads/remove-files.ts";
import type { BothEmails } from "../outbox/emails.ts";
import { enqueueFirst, type NewRecordOptions, withReference } from "../records/new-record.ts";
import { applicationReceived } from "../webhooks/record-events.ts";
import type { Webhooks } from "../webhooks/webhooks.ts";

export type KeepOptions = NewRecordOptions<ApplicationRow, BothEmails> & {
  db: Database;
  now: () => number;
  files: FileStore;
  /** The current texts: the content may be reloaded while the site runs. */
  texts: () => ApplicationMessages;
  webhooks: Pick<Webhooks, "messagesOf">;
  acts: Pick<Acts, "countApplication">;
};

export type ToKeep = Attempt & {
  application: Application;
  job: { id: string; title: string; isOpen: boolean };
  cv: Cv;
  scan: ApplicationRow["cvScan"];
};

/**
 * Stores an application: the CV first, then the row with its emails. When this returns, all of it is on the disk. After
 * a failed commit the row may exist all the same, so the file stays; the sweeper deletes it if there is no row.
 */
export async function keepApplication(options: KeepOptions, toKeep: ToKeep) {
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
  const { db, files } = options;
  const draft = draftOf(toKeep, cvKey, options.now());
  let isCommitting = false;
  return db
    .transaction()
    .execute(async (tx) => {
      const inserted = await withReference("A", options, async (reference) => {
        const row = { ...draft, reference };
        if (await addIfNew(tx, "application", row)) {
          await enqueueReceived(tx, row, options);
          return { isNew: true, outcome: done({ reference }) };
        }
        // Another application with the same key or proof may have been stored since the check.
        const outcome = await answerUnkept(tx, toKeep, toKeep.job, options.texts());
        return outcome && { isNew: false, outcome };
      });
      isCommitting = true;
      return inserted;
    })
    .catch(async (error: unknown) => {
      if (!isCommitting) await removeFiles(files, [cvKey]);
      throw error;
    });
}

/** The bank's email waits until the CV is scanned. */
function enqueueReceived(db: Transaction<Tables>, row: ApplicationRow, options: KeepOptions) {
  const { reference: about, createdAt: now, cvScan } = row;
  const events = options.webhooks.messagesOf(applicationReceived(row));
  if (cvScan !== "waiting") return enqueueFirst(db, row, options, events);
  const scan = { channel: "scan", about, payload: {}, now } as const;
  const emails = (...of: Parameters<typeof options.emails>) => options.emails(...of).slice(1);
  return enqueueFirst(db, row, { ...options, emails }, [scan, ...events]);
}

function draftOf(
  { application, job, proofId, idempotencyKey, cv, scan }: ToKeep,
  cvKey: string,
  createdAt: number,
): Omit<ApplicationRow, "reference"> {
  const answers = toColumns(applicationFields, application);
  return {
    ...answers,
    previousSalary: answers.previousSalary ?? "",
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
    createdAt,
  };
}

import { deleteRecords, hasRecord } from "../records/records.store.ts";
import { removeFiles } from "../uploads/remove-files.ts";
import { NotFound } from "./failures.ts";
import type { Session, WithoutAsking } from "./session.ts";

export const leftForTheSweeper =
  "A CV could not be deleted now: no record names it any more, and the server deletes it in one of the next nights.";

const named = {
  application: { name: "Application", whole: "and its CV " },
  enquiry: { name: "Enquiry", whole: "" },
};

/** Deletes a record, what belongs to it and what is still to be delivered about it, if the operator confirms. */
export async function deleteRecord(
  session: Session,
  table: keyof typeof named,
  reference: string,
  options: WithoutAsking,
) {
  const db = await session.db;
  const { name, whole } = named[table];
  if (!(await hasRecord(db, table, reference)))
    throw new NotFound(`There is no ${table} ${reference}`);
  await session.confirm(`${name} ${reference} ${whole}will be deleted for good.`, options);
  const deleted = await db
    .transaction()
    .execute((transaction) => deleteRecords(transaction, table, [reference]));
  await deleteFilesOf(session, deleted);
  session.print(`${name} ${reference} is deleted.`);
}

/** Deletes the files of deleted records. A failure is printed; the command has succeeded all the same. */
export async function deleteFilesOf(
  { files, emails, note }: Pick<Session, "files" | "emails" | "note">,
  { cvKeys = [], deliveries }: { cvKeys?: readonly string[]; deliveries: readonly string[] },
): Promise<void> {
  if ((await removeFiles(files, cvKeys)) > 0) note(leftForTheSweeper);
  await emails.deleteMails(deliveries).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    note(`Emails that were kept as files could not be deleted: ${reason}`);
  });
}

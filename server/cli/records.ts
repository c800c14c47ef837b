import { deleteRecords, hasRecord } from "../records/records.store.ts";
import { removeFiles } from "../uploads/remove-files.ts";
import { NotFound } from "./failures.ts";
import { parseReference, type StaffCommand } from "./options.ts";
import type { Session, WithoutAsking } from "./session.ts";

export const leftForTheSweeper =
  "A CV could not be deleted now: no record names it any more, and the server deletes it in one of the next nights.";

const named = {
  application: {
    name: "Application",
    whole: "and its CV ",
    about: "an application with its CV",
    example: "A-7K3M-9QXT",
  },
  enquiry: { name: "Enquiry", whole: "", about: "an enquiry", example: "E-7K3M-9QXT" },
};
type Table = keyof typeof named;

/** Adds the command that deletes a record, what belongs to it and what is still to be delivered about it. */
export function addDeleteCommand(group: StaffCommand, session: Session, table: Table) {
  const { about, example } = named[table];
  group
    .command("delete")
    .description(`Deletes ${about}, and what is still to be delivered about it.`)
    .argument("<reference>", `such as ${example}`, parseReference)
    .yes()
    .example(`${group.name()} delete ${example}`)
    .action((reference: string, options: WithoutAsking) =>
      deleteRecord(session, table, reference, options),
    );
}

async function deleteRecord(
  session: Session,
  table: Table,
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

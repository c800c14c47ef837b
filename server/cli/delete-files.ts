import { removeFiles } from "../uploads/remove-files.ts";
import type { Session } from "./session.ts";

export const leftForTheSweeper =
  "A CV could not be deleted now: no record names it any more, and the server deletes it in one of the next nights.";

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

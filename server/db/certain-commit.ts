import type { Transaction } from "kysely";
import { isStorageFailure } from "./failure.ts";
import type { Database } from "./open-database.ts";
import type { Tables } from "./schema.ts";

/**
 * Runs the work in a transaction, and a second time if the answer to the commit is lost, because the database may have
 * committed. The work recognises its own rows by a unique key.
 */
export async function withCertainCommit<T>(
  db: Database,
  work: (transaction: Transaction<Tables>, isRepeat: boolean) => Promise<T>,
): Promise<T> {
  let isCommitting = false;
  const run = (isRepeat: boolean) =>
    db.transaction().execute(async (transaction) => {
      const made = await work(transaction, isRepeat);
      isCommitting = true;
      return made;
    });
  try {
    return await run(false);
  } catch (error) {
    if (!isCommitting || !isStorageFailure(error)) throw error;
    return run(true);
  }
}

import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";

/** Deletes expired codes, counters and captchas, and messages delivered before `deliveredBefore`. */
export async function deleteExpired(
  db: Database,
  { now, deliveredBefore, batch }: { now: number; deliveredBefore: number; batch: number },
): Promise<{ codes: number; counters: number; captchas: number; delivered: number }> {
  const expired = sql`${sql.ref("expiresAt")} <= ${now}`;
  const delivered = sql`${sql.ref("doneAt")} < ${deliveredBefore}`;
  const codes = await deleteInBatches(db, "oneTimeCode", "nonce", expired, batch);
  // The codes of earlier versions.
  const oldCodes = await deleteInBatches(db, "phoneCode", "phone", expired, batch);
  return {
    codes: codes + oldCodes,
    counters: await deleteInBatches(db, "usage", "name", expired, batch),
    captchas: await deleteInBatches(db, "captchaSpent", "signature", expired, batch),
    delivered: await deleteInBatches(db, "outbox", "id", delivered, batch),
  };
}

/**
 * Small batches, so that visitors' statements never wait long. The condition is checked again when a row is deleted: a
 * counter may have started a new window, and a code that was just used is kept longer.
 */
async function deleteInBatches<Table extends keyof Tables>(
  db: Database,
  table: Table,
  key: keyof Tables[Table] & string,
  isOver: RawBuilder<unknown>,
  batch: number,
): Promise<number> {
  const [from, id] = [sql.table(table), sql.ref(key)];
  const some = sql`select ${id} from ${from} where ${isOver} limit ${batch}`;
  const statement = sql`delete from ${from} where ${id} in (${some}) and ${isOver}`;
  let deleted = 0;
  for (;;) {
    const count = Number((await statement.execute(db)).numAffectedRows);
    deleted += count;
    if (count < batch) return deleted;
  }
}

import type { Database } from "../db/open-database.ts";

/** Deletes codes, counters and captchas whose time is over, and what was delivered before `delivered`. */
export async function deleteExpired(
  db: Database,
  { now, deliveredBefore, batch }: { now: number; deliveredBefore: number; batch: number },
): Promise<{ codes: number; counters: number; captchas: number; delivered: number }> {
  return {
    codes: await inBatches(batch, () =>
      db
        .deleteFrom("phoneCode")
        .where(
          "phone",
          "in",
          db.selectFrom("phoneCode").select("phone").where("expiresAt", "<=", now).limit(batch),
        )
        // Again, of the row as it is now: a new code may have taken its place meanwhile.
        .where("expiresAt", "<=", now)
        .executeTakeFirstOrThrow(),
    ),
    counters: await inBatches(batch, () =>
      db
        .deleteFrom("usage")
        .where(
          "name",
          "in",
          db.selectFrom("usage").select("name").where("expiresAt", "<=", now).limit(batch),
        )
        // So here: it may have begun a new window.
        .where("expiresAt", "<=", now)
        .executeTakeFirstOrThrow(),
    ),
    captchas: await inBatches(batch, () =>
      db
        .deleteFrom("captchaSpent")
        .where(
          "signature",
          "in",
          db
            .selectFrom("captchaSpent")
            .select("signature")
            .where("expiresAt", "<=", now)
            .limit(batch),
        )
        .executeTakeFirstOrThrow(),
    ),
    delivered: await inBatches(batch, () =>
      db
        .deleteFrom("outbox")
        .where(
          "id",
          "in",
          db.selectFrom("outbox").select("id").where("doneAt", "<", deliveredBefore).limit(batch),
        )
        .executeTakeFirstOrThrow(),
    ),
  };
}

/** Small statements, so that a visitor's own never waits long for them. */
async function inBatches(
  batch: number,
  deleteSome: () => Promise<{ numDeletedRows: bigint }>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = Number((await deleteSome()).numDeletedRows);
    deleted += count;
    if (count < batch) return deleted;
  }
}

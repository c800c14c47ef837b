import type { Database } from "../db/open-database.ts";

/** Deletes codes, counters and captchas whose time is over, and what was delivered before `delivered`. */
export async function deleteExpired(
  db: Database,
  { now, deliveredBefore, batch }: { now: number; deliveredBefore: number; batch: number },
): Promise<{ codes: number; counters: number; captchas: number; delivered: number }> {
  return {
    codes: (await deleteCodes(db, { now, batch })) + (await deleteOldCodes(db, { now, batch })),
    counters: await inBatches(batch, () =>
      db
        .deleteFrom("usage")
        .where(
          "name",
          "in",
          db.selectFrom("usage").select("name").where("expiresAt", "<=", now).limit(batch),
        )
        // Again, of the row as it is now: it may have begun a new window meanwhile.
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

type Expired = { now: number; batch: number };

const deleteCodes = (db: Database, { now, batch }: Expired) =>
  inBatches(batch, () =>
    db
      .deleteFrom("oneTimeCode")
      .where(
        "nonce",
        "in",
        db.selectFrom("oneTimeCode").select("nonce").where("expiresAt", "<=", now).limit(batch),
      )
      // Again, of the row as it is now: one that was just spent is kept longer.
      .where("expiresAt", "<=", now)
      .executeTakeFirstOrThrow(),
  );

/** Those of versions before this one. */
const deleteOldCodes = (db: Database, { now, batch }: Expired) =>
  inBatches(batch, () =>
    db
      .deleteFrom("phoneCode")
      .where(
        "phone",
        "in",
        db.selectFrom("phoneCode").select("phone").where("expiresAt", "<=", now).limit(batch),
      )
      .where("expiresAt", "<=", now)
      .executeTakeFirstOrThrow(),
  );

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

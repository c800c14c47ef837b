import type { Kysely, Transaction } from "kysely";
import { compileOnce } from "../db/compiled-query.ts";
import type { EnquiryRow, Tables } from "../db/schema.ts";

/** False where the reference or the idempotency key is taken. */
export async function addEnquiry(db: Transaction<Tables>, row: EnquiryRow): Promise<boolean> {
  const added = await add(db, row);
  return added.length > 0;
}

const add = compileOnce((db, row: EnquiryRow) =>
  db
    .insertInto("enquiry")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("reference"),
);

export async function findEnquiryByKey(db: Kysely<Tables>, idempotencyKey: string) {
  const [found] = await findByKey(db, { idempotencyKey });
  return found;
}

const findByKey = compileOnce((db, { idempotencyKey }: { idempotencyKey: string }) =>
  db
    .selectFrom("enquiry")
    .select(["reference", "answerDueDay", "fingerprint"])
    .where("idempotencyKey", "=", idempotencyKey),
);

import type { Kysely, Transaction } from "kysely";
import type { EnquiryRow, Tables } from "../db/schema.ts";

/** False where the reference or the idempotency key is taken. */
export async function addEnquiry(db: Transaction<Tables>, row: EnquiryRow): Promise<boolean> {
  const added = await db
    .insertInto("enquiry")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("reference")
    .executeTakeFirst();
  return added !== undefined;
}

export async function findEnquiryByKey(
  db: Kysely<Tables>,
  idempotencyKey: string,
): Promise<Pick<EnquiryRow, "reference" | "fingerprint"> | undefined> {
  return db
    .selectFrom("enquiry")
    .select(["reference", "fingerprint"])
    .where("idempotencyKey", "=", idempotencyKey)
    .executeTakeFirst();
}

import { fillText } from "#domain/pages/fill-text.ts";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { Database } from "../db/open-database.ts";
import { isIdempotencyKey } from "../http/idempotency-key.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import type { Fields } from "../uploads/multipart.ts";
import { findApplicationByKey, findApplicationByProof } from "./application.store.ts";
import type { Proof } from "./phone-proof.ts";

type Admission = Proof & {
  idempotencyKey: string | null;
  /** The reference of the earlier application with the same key. */
  earlierReference?: string;
};

type AdmissionOptions = {
  db: Database;
  texts: ApplicationMessages;
};

type Asked = {
  /** Undefined if no proof came, or it is not valid. */
  proof: Proof | undefined;
  fields: Fields;
  job: { id: string; isOpen: boolean };
  idempotencyKey: string | undefined;
};

/** Decides from the fields before the CV if a person may apply, before a byte of the CV is kept. */
export async function admitApplicant(
  { db, texts }: AdmissionOptions,
  { proof, fields, job, idempotencyKey }: Asked,
): Promise<Outcome<Admission>> {
  const key = (idempotencyKey ?? fields.get("idempotencyKey")) || null;
  if (key !== null && !isIdempotencyKey(key))
    return refused({ reason: "malformed", message: texts.wrongKey });

  if (!proof) return refused({ reason: "unproven", message: texts.unproven });

  const earlier = key === null ? undefined : await findApplicationByKey(db, key);
  if (earlier) {
    const isRepeat = earlier.phone === proof.phone && earlier.jobId === job.id;
    if (!isRepeat) return refused({ reason: "conflict", message: texts.keyTaken });
    return done({ ...proof, idempotencyKey: key, earlierReference: earlier.reference });
  }
  // Checked last: a repeated application gets its reference, even if the job has closed since.
  if (!job.isOpen) return refused({ reason: "conflict", message: texts.closed });
  const served = await findApplicationByProof(db, proof.proofId);
  return served ? refuseServed(served, texts) : done({ ...proof, idempotencyKey: key });
}

/** A proof serves once. Its holder may not have heard that it did. */
export const refuseServed = (served: { reference: string }, texts: ApplicationMessages) =>
  refused({ reason: "unproven", message: fillText(texts.proofServed, served) });

import type { Kysely } from "kysely";
import { fillText } from "#domain/texts/fill-text.ts";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";
import { isIdempotencyKey } from "../http/idempotency-key.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import type { Fields } from "../uploads/multipart.ts";
import { findApplicationByKey, findApplicationByProof } from "./application.store.ts";
import type { Proof } from "./phone-proof.ts";

/** An application to be kept once, by its key and by its proof. */
export type Attempt = Proof & { idempotencyKey: string | null };
type WantedJob = { id: string; isOpen: boolean };

type Admission = Attempt & {
  /** The reference of the earlier application with the same key. */
  earlierReference?: string;
};

type Asked = {
  /** Undefined if no proof came, or it is not valid. */
  proof: Proof | undefined;
  fields: Fields;
  job: WantedJob;
  idempotencyKey: string | undefined;
};

/** Decides from the fields before the CV if a person may apply, before a byte of the CV is kept. */
export async function admitApplicant(
  { db, texts }: { db: Database; texts: () => ApplicationMessages },
  { proof, fields, job, idempotencyKey }: Asked,
): Promise<Outcome<Admission>> {
  const key = (idempotencyKey ?? fields.get("idempotencyKey")) || null;
  if (key !== null && !isIdempotencyKey(key))
    return refused({ reason: "malformed", message: texts().wrongKey });

  if (!proof) return refused({ reason: "unproven", message: texts().unproven });
  const attempt = { ...proof, idempotencyKey: key };
  const unkept = await answerUnkept(db, attempt, job, texts());
  if (!unkept) return done(attempt);
  return unkept.ok ? done({ ...attempt, earlierReference: unkept.value.reference }) : unkept;
}

/** The answer to a repeated or a refused attempt; undefined for any other. */
export async function answerUnkept(
  db: Kysely<Tables>,
  { phone, proofId, idempotencyKey }: Attempt,
  job: WantedJob,
  texts: ApplicationMessages,
): Promise<Outcome<{ reference: string }> | undefined> {
  const earlier = idempotencyKey && (await findApplicationByKey(db, idempotencyKey));
  if (earlier) {
    const { reference, phone: ofEarlier, jobId } = earlier;
    return phone === ofEarlier && job.id === jobId
      ? done({ reference })
      : refused({ reason: "conflict", message: texts.keyTaken });
  }
  // Only now: a repeated application gets its reference, even if the job has closed since.
  if (!job.isOpen) return refused({ reason: "conflict", message: texts.closed });
  const served = await findApplicationByProof(db, proofId);
  // A proof can be used once. The applicant may not have received the answer to the first attempt.
  if (!served) return undefined;
  const message = fillText(texts.proofServed, served);
  return refused({ reason: "unproven", message, isServed: true });
}

import type { Transaction } from "kysely";
import type { Mail } from "../adapters/mail/mail.ts";
import type { ApplicationRow, Tables } from "../db/schema.ts";
import type { RecipientLimit } from "../limits/recipient-limit.ts";
import { enqueue } from "../outbox/outbox.store.ts";

/** To the applicant there is none where the address is not one that a mail can go to. */
export type ApplicationLetters = (row: ApplicationRow) => {
  toBank: Mail;
  toApplicant: Mail | undefined;
};

type LetterOptions = { letters: ApplicationLetters; now: () => number };
type FirstLetterOptions = LetterOptions & { recipients: RecipientLimit };

/** Puts into the outbox what a new application sets off; the bank hears of it when its CV was scanned. */
export async function enqueueFirstLetters(
  db: Transaction<Tables>,
  row: ApplicationRow,
  { letters, now, recipients }: FirstLetterOptions,
): Promise<void> {
  const { toBank, ...wanted } = letters(row);
  const isConfirmed = wanted.toApplicant && (await recipients.mayWriteTo(db, row.email));
  const toApplicant = isConfirmed ? wanted.toApplicant : undefined;
  const isWaiting = row.cvScan === "waiting";
  for (const payload of [isWaiting ? undefined : toBank, toApplicant])
    if (payload) await enqueue(db, { channel: "mail", about: row.reference, payload, now: now() });
  if (isWaiting)
    await enqueue(db, { channel: "scan", about: row.reference, payload: {}, now: now() });
}

/** The letter that waited for the scan. */
export async function enqueueLetterToBank(
  db: Transaction<Tables>,
  row: ApplicationRow,
  { letters, now }: LetterOptions,
): Promise<void> {
  const payload = letters(row).toBank;
  await enqueue(db, { channel: "mail", about: row.reference, payload, now: now() });
}

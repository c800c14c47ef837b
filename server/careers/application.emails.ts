import type { Transaction } from "kysely";
import type { Mail } from "../adapters/mail/mail.ts";
import type { ApplicationRow, Tables } from "../db/schema.ts";
import type { RecipientLimit } from "../limits/recipient-limit.ts";
import { enqueue } from "../outbox/outbox.store.ts";

/** The applicant gets none at an address that mail cannot be sent to. */
export type ApplicationEmails = (row: ApplicationRow) => {
  toBank: Mail;
  toApplicant: Mail | undefined;
};

type EmailOptions = { emails: ApplicationEmails; now: () => number };
type FirstEmailOptions = EmailOptions & { recipients: RecipientLimit };

/** Puts the emails of a new application into the outbox; the bank's waits until the CV was scanned. */
export async function enqueueFirstEmails(
  db: Transaction<Tables>,
  row: ApplicationRow,
  { emails, now, recipients }: FirstEmailOptions,
): Promise<void> {
  const { toBank, ...wanted } = emails(row);
  const isConfirmed = wanted.toApplicant && (await recipients.mayWriteTo(db, row.email));
  const toApplicant = isConfirmed ? wanted.toApplicant : undefined;
  const isWaiting = row.cvScan === "waiting";
  for (const payload of [isWaiting ? undefined : toBank, toApplicant])
    if (payload) await enqueue(db, { channel: "mail", about: row.reference, payload, now: now() });
  if (isWaiting)
    await enqueue(db, { channel: "scan", about: row.reference, payload: {}, now: now() });
}

/** The email that waited for the scan. */
export async function enqueueEmailToBank(
  db: Transaction<Tables>,
  row: ApplicationRow,
  { emails, now }: EmailOptions,
): Promise<void> {
  const payload = emails(row).toBank;
  await enqueue(db, { channel: "mail", about: row.reference, payload, now: now() });
}

import type { Transaction } from "kysely";
import type { ApplicationRow, Tables } from "../db/schema.ts";
import type { RecipientLimit } from "../limits/recipient-limit.ts";
import type { BothEmails } from "../outbox/emails.ts";
import { enqueue } from "../outbox/outbox.store.ts";
import { applicationReceived, applicationScanned } from "../webhooks/record-events.ts";
import type { Webhooks } from "../webhooks/webhooks.ts";

export type ApplicationEmails = (
  row: ApplicationRow,
  confirming?: { isConfirmed: boolean },
) => BothEmails;

type MessageOptions = {
  emails: ApplicationEmails;
  webhooks: Pick<Webhooks, "messagesOf">;
  now: () => number;
};
type FirstMessageOptions = MessageOptions & { recipients: RecipientLimit };

/** Puts the emails of a new application into the outbox; the bank's waits until the CV is scanned. */
export async function enqueueFirstMessages(
  db: Transaction<Tables>,
  row: ApplicationRow,
  { emails, webhooks, now, recipients }: FirstMessageOptions,
): Promise<void> {
  const isConfirmed = await recipients.mayWriteTo(db, row.email);
  const [toBank, ...toApplicant] = emails(row, { isConfirmed });
  const isWaiting = row.cvScan === "waiting";
  for (const payload of [...(isWaiting ? [] : [toBank]), ...toApplicant])
    await enqueue(db, { channel: "mail", about: row.reference, payload, now: now() });
  if (isWaiting)
    await enqueue(db, { channel: "scan", about: row.reference, payload: {}, now: now() });
  await enqueue(db, ...webhooks.messagesOf(applicationReceived(row)));
}

/** Puts the messages that waited for the scan into the outbox. */
export async function enqueueAfterScan(
  db: Transaction<Tables>,
  row: ApplicationRow,
  { emails, webhooks, now }: MessageOptions,
): Promise<void> {
  const [payload] = emails(row);
  await enqueue(
    db,
    { channel: "mail", about: row.reference, payload, now: now() },
    ...webhooks.messagesOf(applicationScanned(row, now())),
  );
}

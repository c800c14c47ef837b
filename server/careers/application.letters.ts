import type { Transaction } from "kysely";
import type { Mail } from "../adapters/mail/mail.ts";
import type { ApplicationRow, Tables } from "../db/schema.ts";
import { enqueue } from "../outbox/outbox.store.ts";

export type ApplicationLetters = (row: ApplicationRow) => readonly Mail[];

type LetterOptions = { letters: ApplicationLetters; now: () => number };

/** Puts into the outbox what a new application sets off; the bank hears of it when its CV was scanned. */
export async function enqueueFirstLetters(
  db: Transaction<Tables>,
  row: ApplicationRow,
  { letters, now }: LetterOptions,
): Promise<void> {
  const isWaiting = row.cvScan === "waiting";
  for (const mail of letters(row)) {
    if (isWaiting && !isToApplicant(mail, row)) continue;
    await enqueue(db, { channel: "mail", about: row.reference, payload: mail, now: now() });
  }
  if (isWaiting)
    await enqueue(db, { channel: "scan", about: row.reference, payload: {}, now: now() });
}

/** The letters that waited for the scan. */
export async function enqueueLettersToBank(
  db: Transaction<Tables>,
  row: ApplicationRow,
  { letters, now }: LetterOptions,
): Promise<void> {
  for (const mail of letters(row)) {
    if (isToApplicant(mail, row)) continue;
    await enqueue(db, { channel: "mail", about: row.reference, payload: mail, now: now() });
  }
}

const isToApplicant = ({ to }: Mail, { email }: ApplicationRow) => to.address === email;

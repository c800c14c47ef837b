import { pipeline } from "node:stream/promises";
import type { Channel } from "../outbox/channel.ts";
import { enqueue } from "../outbox/outbox.store.ts";
import { createTemporaryFile, removeTemporaryFile } from "../uploads/temporary-file.ts";
import { applicationScanned } from "../webhooks/record-events.ts";
import type { ApplicationOptions } from "./application.service.ts";
import { findUnscanned, noteScan } from "./application.store.ts";

type ScanOptions = Pick<
  ApplicationOptions,
  "db" | "now" | "files" | "scanner" | "emails" | "webhooks" | "temporaryFolder"
>;

/**
 * Scans the CVs that came while the scanner did not answer; then their emails go to the bank. Without a scanner, they
 * are released as unscanned.
 */
export function scanChannel(options: ScanOptions): Channel {
  const { db, files, emails, webhooks, now: clock } = options;
  return {
    concurrency: 2,
    timeoutMs: 60_000,
    async deliver(_payload, { about: reference }) {
      const waiting = await findUnscanned(db, reference);
      if (!waiting) return;
      const verdict = await scanKept(waiting.cvKey, options);
      const row = await db.transaction().execute(async (tx) => {
        const noted = await noteScan(tx, reference, verdict);
        if (!noted) return undefined;
        const now = clock();
        const [payload] = emails(noted, { isConfirmed: true });
        const toBank = { channel: "mail", about: reference, payload, now } as const;
        await enqueue(tx, toBank, ...webhooks.messagesOf(applicationScanned(noted, now)));
        return noted;
      });
      // If the process ends before this, the sweeper deletes it.
      if (row?.cvScan === "infected") await files.delete(row.cvKey);
    },
  };
}

async function scanKept(key: string, { files, scanner, temporaryFolder }: ScanOptions) {
  if (!scanner) return "unscanned";
  const { path, handle } = await createTemporaryFile(temporaryFolder);
  try {
    await pipeline(await files.get(key), handle.createWriteStream());
    return await scanner.scan(path);
  } finally {
    await handle.close();
    await removeTemporaryFile(path);
  }
}

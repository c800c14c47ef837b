import { createReceipts } from "#server/receipts/receipts.ts";
import { keysOf } from "#test/support/content/careers.ts";

/** Receipts as the server makes them, with a test's clock. */
export const receiptsAt = (now: () => number) => createReceipts({ keys: keysOf("secret"), now });

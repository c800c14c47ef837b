import { createReceipts } from "#server/receipts/receipts.ts";
import { keysOf } from "./careers.ts";

/** Receipts as the server makes them, by a clock of the test's. */
export const receiptsAt = (now: () => number) => createReceipts({ keys: keysOf("secret"), now });

import type { OutboxRow } from "../db/schema.ts";

export type ChannelName = OutboxRow["channel"];

/** A channel of delivery: mail, a webhook, the scanner. */
export type Channel = {
  /**
   * Delivers, or throws. The error is logged and stored, so its message must not contain names, addresses or numbers. A
   * delivered message may be passed again, with the same id, if the process ended before recording the delivery.
   */
  deliver(
    payload: unknown,
    message: Pick<OutboxRow, "id" | "about" | "attempts" | "createdAt">,
  ): Promise<void>;
  /** Messages that are delivered at the same time. */
  concurrency: number;
  /** A delivery that takes longer has failed. */
  timeoutMs: number;
};

/** The channel works, but refused this message; other messages need not wait. */
export class MessageFailure extends Error {
  override name = "MessageFailure";
}

/** A permanent failure, such as a recipient who does not exist. */
export class PermanentFailure extends MessageFailure {
  override name = "PermanentFailure";
}

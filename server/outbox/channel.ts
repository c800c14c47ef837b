import type { OutboxRow } from "../db/schema.ts";

export type ChannelName = OutboxRow["channel"];

/** A channel of delivery: mail, a webhook, the scanner. */
export type Channel = {
  /**
   * Delivers, or throws. What it throws is logged and kept: its message names no person, no address and no number.
   * It may get a delivered message again, with the same id, if the process ended before noting the delivery.
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

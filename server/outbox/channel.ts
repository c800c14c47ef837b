import type { OutboxRow } from "../db/schema.ts";

export type ChannelName = OutboxRow["channel"];

/** One way out of the site. */
export type Channel = {
  /**
   * Delivers, or throws. What it throws is logged and kept: its message names no person, no address and no number.
   * It may be asked again for what it delivered already, with the same id: the process may end before that is noted.
   */
  deliver(
    payload: unknown,
    message: Pick<OutboxRow, "id" | "about" | "attempts" | "createdAt">,
  ): Promise<void>;
  /** Messages at once. */
  concurrency: number;
  /** A delivery that takes longer has failed. */
  timeoutMs: number;
};

/** It is this message that was not taken: the channel itself is in order, and others need not wait. */
export class MessageFailure extends Error {
  override name = "MessageFailure";
}

/** Trying again would not help: a recipient who does not exist. */
export class PermanentFailure extends MessageFailure {
  override name = "PermanentFailure";
}

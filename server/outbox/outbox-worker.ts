import type { Channel, ChannelName } from "./channel.ts";
import { createDelivery, type DeliveryOptions } from "./delivery.ts";

const pollMs = 1000;

type OutboxWorkerOptions = DeliveryOptions & { channels: readonly [ChannelName, Channel][] };

/**
 * Delivers what waits in the outbox: every second, and at once when notified. The channels run independently, so that a
 * hanging one delays no other.
 */
export function createOutboxWorker({ channels, ...options }: OutboxWorkerOptions) {
  const loops = channels.map(([name, channel]) =>
    createLoop(createDelivery(name, channel, options), options.log),
  );

  return {
    start() {
      for (const loop of loops) loop.start();
    },
    /** Call it after a commit that added messages. */
    notify() {
      for (const loop of loops) loop.notify();
    },
    /** Resolves when the deliveries under way are recorded. */
    async stop(): Promise<void> {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function createLoop(deliver: () => Promise<number>, log: DeliveryOptions["log"]) {
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  let isNotified = false;
  let wake = () => {};
  let isFailing = false;

  async function run() {
    while (!stopping.signal.aborted) {
      isNotified = false;
      // Takes due messages in turns, until there are no more.
      if ((await deliverOrLog()) === 0) await rest();
    }
  }

  /** Logs a database error once and continues, because it may be brief. */
  async function deliverOrLog(): Promise<number> {
    try {
      const count = await deliver();
      if (isFailing) log.info("The outbox works again");
      isFailing = false;
      return count;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, "The outbox does not work");
      isFailing = true;
      return 0;
    }
  }

  async function rest() {
    // A notification during a round may be too late for it, so another round follows.
    if (stopping.signal.aborted || (isNotified && !isFailing)) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    start() {
      running ??= run();
    },
    notify() {
      isNotified = true;
      if (!isFailing) wake();
    },
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };
}

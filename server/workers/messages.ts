import type { MetricObjectWithValues, MetricValue } from "prom-client";
import { z } from "zod";

/** The counts of a page worker since its start, as prom-client reads them. */
export type Counts = MetricObjectWithValues<MetricValue<string>>[];

const MessageSchema = z.discriminatedUnion("type", [
  /** Of the site: it answers. */
  z.object({ type: z.literal("ready") }),
  /** Of the site, for page workers: no copy of a page may be shown any more. */
  z.object({ type: z.literal("outdated") }),
  /** Of a page worker, for the site. */
  z.object({
    type: z.literal("counts"),
    worker: z.number(),
    counts: z.custom<Counts>((value) => Array.isArray(value)),
  }),
  /** Of the supervisor, for all: the service is stopping. */
  z.object({ type: z.literal("stopping") }),
]);

export type Message = z.infer<typeof MessageSchema>;

/** Undefined for what is no message of ours, such as those of Node's cluster. */
export const messageOf = (value: unknown): Message | undefined =>
  MessageSchema.safeParse(value).data;

/** Sends to the supervisor; a process that is alone has none. */
export function send(message: Message): void {
  // A supervisor that is gone ends its workers anyway.
  process.send?.(message, undefined, undefined, () => undefined);
}

export function onMessage(listen: (message: Message) => void): void {
  process.on("message", (value) => {
    const message = messageOf(value);
    if (message) listen(message);
  });
}

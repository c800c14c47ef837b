import type { Channel, ChannelName } from "../outbox/channel.ts";
import type { Message } from "../outbox/outbox.store.ts";
import type { Endpoint } from "./endpoints.ts";
import type { WebhookEvent } from "./events.ts";
import { webhookChannel } from "./webhook-channel.ts";

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Events to systems of the bank, by the Standard Webhooks specification. */
export function createWebhooks(endpoints: readonly Endpoint[]) {
  return {
    /** The messages to store in the transaction of the event's record. */
    messagesOf: (event: WebhookEvent): Message[] =>
      endpoints
        .filter(
          ({ events, destinations }) =>
            (events?.includes(event.type) ?? true) &&
            (destinations?.some((team) => team === event.data.destination) ?? true),
        )
        .map(({ name }) => ({
          channel: channelOf(name),
          about: event.data.reference,
          payload: event,
          now: Date.parse(event.timestamp),
        })),
    channels: (options: Parameters<typeof webhookChannel>[1]): [ChannelName, Channel][] =>
      endpoints.map((endpoint) => [channelOf(endpoint.name), webhookChannel(endpoint, options)]),
  };
}

const channelOf = (name: string) => `webhook:${name}` as const;

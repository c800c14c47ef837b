import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { listenAt } from "./listen.ts";

export const secretOfTests = `whsec_${Buffer.alloc(32, "a secret").toString("base64")}`;
export const nextSecretOfTests = `whsec_${Buffer.alloc(32, "another").toString("base64")}`;

type Received = { id: string; headers: Record<string, string>; body: string };

/** One of the bank's systems, which receives webhooks until the test ends; `answer` gives its answers. */
export async function startReceiver(answer: () => number = () => 200) {
  const received: Received[] = [];
  let tries = 0;
  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    tries += 1;
    const status = answer();
    const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
    if (status < 300) received.push({ id: headers["webhook-id"] ?? "", headers, body });
    response.writeHead(status, status === 302 ? { Location: "/elsewhere" } : {}).end("Thank you");
  }
  const url = await listenAt((request, response) => {
    void take(request, response);
  });
  return { url, received, tries: () => tries };
}

/** True if the specification's library accepts it. */
export function isGenuine({ headers, body }: Pick<Received, "headers" | "body">, secret: string) {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

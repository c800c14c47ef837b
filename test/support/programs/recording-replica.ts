import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenAt } from "./listen.ts";

type Received = { method?: string; path?: string; headers: IncomingHttpHeaders; bytes?: number };

/** Replaces a replica: always ready, and records each request as soon as its headers arrive. */
export async function startRecordingReplica(requests: Received[]): Promise<number> {
  const origin = await listenAt(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    if (/^\/(?:livez|readyz)$/.test(path) && headers["x-forwarded-for"] === undefined) {
      response.end("ready");
      return;
    }
    const received: Received = { method, path, headers };
    requests.push(received);
    received.bytes = (await buffer(request)).length;
    response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
    response.end(`${method} ${path}`);
  });
  return Number(new URL(origin).port);
}

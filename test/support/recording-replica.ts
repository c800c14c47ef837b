import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Heard = { method?: string; path?: string; headers: IncomingHttpHeaders; bytes?: number };

/** Stands where a replica would, is always ready, and says what it heard, from the moment the headers are there. */
export async function startRecordingReplica(heard: Heard[]): Promise<number> {
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    if (/^\/(?:livez|readyz)$/.test(path) && headers["x-forwarded-for"] === undefined) {
      response.end("ready");
      return;
    }
    const told: Heard = { method, path, headers };
    heard.push(told);
    told.bytes = (await buffer(request)).length;
    response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
    response.end(`${method} ${path}`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The cast: a server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}

import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { closeServer } from "../http/close-server.ts";
import type { PageRecord } from "../pages/cached-page.ts";
import { createCopyServer } from "./page-copies.ts";
import type { Sockets } from "./roles.ts";

/** Answers the page workers of this machine: they have limited, logged and named each client already. */
export async function serveWorkers(
  sockets: Sockets,
  answer: RequestListener,
  copy: (url: string) => PageRecord | undefined,
) {
  // Page workers bound a request's time, and keep their connections: one that closes by itself could cut a request.
  const requests = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, answer);
  const copies = createCopyServer(copy);
  copies.keepAliveTimeout = 0;
  for (const [server, path] of [
    [requests, sockets.requests],
    [copies, sockets.copies],
  ] as const) {
    // A process that was killed leaves its socket behind.
    rmSync(path, { force: true });
    await once(server.listen({ path, exclusive: true }), "listening");
  }
  return {
    close: () => Promise.all([closeServer(requests), closeServer(copies)]),
  };
}

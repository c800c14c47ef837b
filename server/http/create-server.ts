import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import type { SecurityLog } from "../security-events/security-log.ts";
import { connectionLimits, limitConnections } from "./connections.ts";
import { MessageUnlessCut } from "./cut-message.ts";
import { inTurn } from "./in-turn.ts";

/** Time for a CV of 5 MB on a line of 300 kbit/s. */
const uploadMs = 150_000;

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: uploadMs,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};

/** The read buffer of a connection: a quarter of the default, which saves 15 MB with 300 stalled uploads. */
const highWaterMark = 16 * 1024;
/** No browser and no proxy sends one request before the last was answered. */
const mostWaiting = 16;

/** Node's HTTP server, with limits on what a client can use. */
export function createServer(security: SecurityLog, listener: RequestListener): Server {
  const server = createHttpServer(
    { ...timeouts, highWaterMark, IncomingMessage: MessageUnlessCut },
    inTurn(
      {
        mostWaiting,
        onTooMany: ({ remoteAddress }) =>
          security.record("request-shed", {
            reason: "too-many-waiting-requests",
            clientIp: remoteAddress,
          }),
      },
      listener,
    ),
  );
  limitConnections(server, connectionLimits, (reason, clientIp) =>
    security.record("request-shed", { reason, clientIp }),
  );
  return server;
}

import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import type { SecurityLog } from "../security-events/security-log.ts";
import { limitConnections } from "./connections.ts";
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

/**
 * A connection has one file open at most, so all of them need some 8,500 of the 65,536 descriptors that the unit
 * allows. A proxy in front keeps far fewer idle.
 */
const connectionLimits = {
  most: 4000,
  mostIdle: 2000,
  unreadMs: 60_000,
  mostUnreadBytes: 32 * 1024 * 1024,
};
/** The buffer of a connection that is not read yet: a quarter of the usual, 15 MB less with 300 stalled uploads. */
const highWaterMark = 16 * 1024;
/** No browser and no proxy sends one request before the last was answered. */
const mostWaiting = 16;

/** Node's server, within limits that no client can exceed. */
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

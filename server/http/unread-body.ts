import type { IncomingMessage, RequestListener } from "node:http";

const mostDroppedBytes = 64 * 1024 * 1024;

/**
 * A request may be answered before its body is read, because it is refused. What is left of the body is then read and
 * dropped: else the next request on the same connection, which may be another visitor's behind a proxy, would wait
 * behind it and be cut off. @hono/node-server's own way of doing so fails where something has begun to read the body,
 * so it is switched off (`autoCleanupIncoming`).
 */
export function dropUnreadBodies(next: RequestListener): RequestListener {
  return (request, response) => {
    response.once("finish", () => {
      if (!request.complete) dropBody(request);
    });
    next(request, response);
  };
}

function dropBody(request: IncomingMessage) {
  let dropped = 0;
  // Whoever began to read it, and waits for somebody to take what was read, would hold it up.
  request.removeAllListeners("data");
  request.on("data", (piece: Buffer) => {
    dropped += piece.length;
    if (dropped > mostDroppedBytes) request.socket.destroy();
  });
  request.resume();
}

import type { IncomingMessage, RequestListener } from "node:http";

const mostDroppedBytes = 64 * 1024 * 1024;
/** After a malformed request, which no browser sends: time to read the answer, then the connection is closed. */
const hangUpAfterMs = 1000;

/**
 * A request may be answered before its body is read, because it is refused. The rest of the body is read and dropped.
 * Otherwise the next request on the connection, perhaps another visitor's behind a proxy, would wait behind it and be
 * cut off. @hono/node-server's own way of doing so fails where something has begun to read the body, so it is switched
 * off (`autoCleanupIncoming`).
 */
export function dropUnreadBodies(next: RequestListener): RequestListener {
  return (request, response) => {
    response.once("finish", () => {
      if (request.complete) return;
      if (response.statusCode === 400) hangUp(request);
      else dropBody(request);
    });
    next(request, response);
  };
}

function dropBody(request: IncomingMessage) {
  let dropped = 0;
  // A reader that has begun and waits for a consumer would block it.
  request.removeAllListeners("data");
  request.on("data", (piece: Buffer) => {
    dropped += piece.length;
    if (dropped > mostDroppedBytes) request.socket.destroy();
  });
  request.resume();
}

function hangUp(request: IncomingMessage) {
  request.pause();
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), hangUpAfterMs);
  socket.once("close", () => clearTimeout(timer));
}

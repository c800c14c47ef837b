import type { RequestListener } from "node:http";

/** Once the server is stopping, each answer ends its connection: the client's next request goes to another server. */
export function closeConnections(
  isStopping: () => boolean,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    if (isStopping()) response.shouldKeepAlive = false;
    next(request, response);
  };
}

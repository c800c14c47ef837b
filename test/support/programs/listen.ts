import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  request,
  type RequestListener,
  Server,
} from "node:http";
import type { AddressInfo, Server as AnyServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { atEnd } from "#test/support/faults/at-end.ts";

type Asked = { method?: string; headers?: Record<string, string>; body?: string };
type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Makes a server listen on a free local port until the end of the test or its file; returns the port. */
export async function portOf(server: AnyServer): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  atEnd(async () => {
    if (!server.listening) return;
    if (server instanceof Server) server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  // The cast: a server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}

/** Listens on a free port until the test ends, and returns the origin. */
export const listenAt = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await portOf(createServer(listener))}`;

/** Listens like `listenAt`; the returned function sends requests, without decoding the answers. */
export async function listen(listener: RequestListener) {
  const { hostname, port } = new URL(await listenAt(listener));
  return async (path: string, { method, headers, body }: Asked = {}): Promise<Answered> => {
    const asked = request({ hostname, port, path, method, headers });
    asked.end(body);
    const [response] = await once(asked, "response");
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}

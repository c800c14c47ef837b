import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  request,
  type RequestListener,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { atEnd } from "./at-end.ts";

type Asked = { method?: string; headers?: Record<string, string>; body?: string };
type Answered = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Serves on a port of this machine until the test ends, or its file. */
async function serveAt(server: Server, at: { port: number }) {
  server.listen({ host: "127.0.0.1", ...at });
  await once(server, "listening");
  atEnd(async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return server;
}

/** Serves on a free port until the test ends, and says where. */
export async function listenAt(listener: RequestListener): Promise<string> {
  const server = await serveAt(createServer(listener), { port: 0 });
  // The cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Serves as `listenAt` does; what it gives back asks it, and decodes nothing. */
export async function listen(listener: RequestListener) {
  const { hostname, port } = new URL(await listenAt(listener));
  return async (path: string, { method, headers, body }: Asked = {}): Promise<Answered> => {
    const asked = request({ hostname, port, path, method, headers });
    asked.end(body);
    const [response] = await once(asked, "response");
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}

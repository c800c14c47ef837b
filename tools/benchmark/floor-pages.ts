import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/** A page with only text: no styles, fonts, pictures or scripts. */
const beyondWords =
  /<(style|script|picture|svg|video)\b.*?<\/\1>|<(?:link|img|source|track)\b[^>]*>/gs;

/** Serves the words of each page of a site and nothing else, at its own path. */
export async function serveFloorPages(origin: string) {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    void floorOf(path).then((body) =>
      response
        .writeHead(200, {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Encoding": "br",
          "Content-Length": body.length,
          "Cache-Control": "no-store",
        })
        .end(body),
    );
  });

  async function floorOf(path: string): Promise<Buffer> {
    const known = kept.get(path);
    if (known) return known;
    const html = await (await fetch(origin + path)).text();
    const body = brotliCompressSync(html.replace(beyondWords, ""));
    kept.set(path, body);
    return body;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // The cast: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
}

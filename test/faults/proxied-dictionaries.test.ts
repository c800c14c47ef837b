import { once } from "node:events";
import { request } from "node:https";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { available, unpacked } from "#test/support/dictionaries.ts";
import { proxies, type Proxy, startProxy } from "#test/support/front-proxy.ts";
import { layOutSite } from "#test/support/whole-site.ts";

const host = "www.example.org";
const everything = "gzip, deflate, br, zstd, dcb, dcz";

async function setUp(proxy: Proxy) {
  const site = await layOutSite("SQLite", { PUBLIC_ORIGIN: `https://${host}` });
  const { port: replica } = await site.start();
  const { tls: port } = await startProxy(proxy, [replica, replica]);

  async function ask(path: string, { accepted = everything, had }: Asked = {}) {
    const asked = request({
      ...{ host: "127.0.0.1", servername: host, rejectUnauthorized: false, agent: false },
      ...{ port, path },
      headers: {
        Host: host,
        "Accept-Encoding": accepted,
        ...(had && { "Available-Dictionary": available(had) }),
      },
    });
    asked.end();
    const [response] = await once(asked, "response");
    const { "content-encoding": encoding, vary, "use-as-dictionary": use } = response.headers;
    const page = unpacked(await buffer(response), encoding, had);
    return { encoding, vary, use, page };
  }
  return ask;
}
type Asked = { accepted?: string; had?: Buffer };

describe.for(proxies)("behind %s", (proxy) => {
  test("a page after another is what differs, and each visitor reads the right one", async () => {
    const ask = await setUp(proxy);
    const plain = (await ask("/borrow", { accepted: "identity" })).page;
    const first = await ask("/hfc");
    expect(first).toMatchObject({ encoding: "br", use: 'match="/*", match-dest=("document")' });
    expect(first.vary).toContain("Accept-Encoding, Available-Dictionary");

    const borrow = (asked: Asked) => ask("/borrow", asked);
    const had = first.page;
    expect(await borrow({ had })).toMatchObject({ encoding: "dcz", page: plain });
    expect(await borrow({})).toMatchObject({ encoding: "br", page: plain });
    expect(await borrow({ had: plain })).toMatchObject({ encoding: "dcz", page: plain });
    expect(await borrow({ had: Buffer.from("foreign") })).toMatchObject({
      encoding: "br",
      page: plain,
    });
    expect(await borrow({ had, accepted: "gzip" })).toMatchObject({
      encoding: "gzip",
      page: plain,
    });
  });
});

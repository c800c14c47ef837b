import { once } from "node:events";
import { request } from "node:https";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { shareInFile } from "#test/support/faults/at-end.ts";
import { available, unpacked } from "#test/support/site/dictionaries.ts";
import { proxies, startProxy } from "#test/support/programs/front-proxy.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const host = "www.example.org";
const everything = "gzip, deflate, br, zstd, dcb, dcz";

const replica = shareInFile(async () => {
  const site = await layOutSite("SQLite", { PUBLIC_ORIGIN: `https://${host}` });
  return site.start();
});

type Asked = { accepted?: string; had?: Buffer };

function askAt(port: number) {
  return async (path: string, { accepted = everything, had }: Asked = {}) => {
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
  };
}

test.for(proxies)(
  "behind %s a page after another is what differs, and each visitor reads the right one",
  async (proxy) => {
    const { port } = replica();
    const ask = askAt((await startProxy(proxy, [port, port])).tls);
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
  },
);

import { once } from "node:events";
import { request as askClear } from "node:http";
import { request as askTls } from "node:https";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { describe, expect, test } from "vitest";
import { shareInFile } from "#test/support/faults/at-end.ts";
import { eventually } from "#test/support/eventually.ts";
import { proxies, type Proxy, startProxy } from "#test/support/programs/front-proxy.ts";
import { startRecordingReplica } from "#test/support/programs/recording-replica.ts";

const ours = "www.example.org";

async function setUp(proxy: Proxy) {
  const heard: Parameters<typeof startRecordingReplica>[0] = [];
  const replicas = [
    await startRecordingReplica(heard),
    await startRecordingReplica(heard),
  ] as const;
  const { clear, tls, statistics, check } = await startProxy(proxy, replicas);

  type Asked = { method?: string; host?: string; isClear?: boolean; body?: string | Buffer };
  async function ask(path: string, { method, host = ours, isClear = false, body }: Asked = {}) {
    const port = isClear ? clear : tls;
    const headers = {
      Host: host,
      "X-Forwarded-For": "203.0.113.9",
      Forwarded: "for=203.0.113.9",
      Cookie: "a=b",
    };
    const options = { host: "127.0.0.1", port, path, method, headers, agent: false };
    const asked = isClear
      ? askClear(options)
      : askTls({ ...options, servername: ours, rejectUnauthorized: false });
    asked.end(body);
    const [response] = await once(asked, "response");
    return {
      status: response.statusCode,
      location: response.headers.location,
      hsts: response.headers["strict-transport-security"],
      body: await text(response),
    };
  }

  /** A TLS connection, for requests that no client would send. */
  async function open() {
    const socket = connect({ port: tls, host: "127.0.0.1", servername: ours, ...unverified });
    await once(socket, "secureConnect");
    socket.on("error", () => undefined);
    return socket;
  }
  async function say(bytes: string): Promise<string> {
    const socket = await open();
    socket.setEncoding("latin1").write(bytes);
    const [first] = await once(socket, "data");
    socket.destroy();
    return first;
  }
  return { heard, ask, open, say, check, statistics };
}
const unverified = { rejectUnauthorized: false, ALPNProtocols: ["http/1.1"] };

describe.for(proxies)("%s with the file of deploy/", (proxy) => {
  const shared = shareInFile(() => setUp(proxy));
  /** Each test reads the requests that replicas receive during it. */
  const use = () => {
    const { heard, ...rest } = shared();
    heard.length = 0;
    return { heard, ...rest };
  };

  test("has a valid configuration", async () => {
    const { check } = use();
    expect(check).toMatchObject({ code: 0 });
    expect(check.says).not.toMatch(/warn|alert|emerg/i);
  });

  test("redirects other hosts, and plain HTTP, to the right URL", async () => {
    const { ask, heard } = use();
    const path = "/search?q=car%20loan&page=2";
    const moved = { status: 301, location: `https://${ours}${path}` };
    expect(await ask(path, { isClear: true })).toMatchObject(moved);
    for (const host of ["example.org", "www.example.net", "10.0.0.10", `evil.${ours}`]) {
      expect(await ask(path, { host, isClear: true })).toMatchObject(moved);
      const answer = await ask(path, { host });
      expect(answer).toMatchObject({ ...moved, hsts: "max-age=63072000" });
    }
    expect(await ask("//evil.example/", { host: "example.org" })).toMatchObject({
      location: `https://${ours}//evil.example/`,
    });
    expect(heard).toEqual([]);
    for (const host of [ours, ours.toUpperCase(), `${ours}:443`])
      expect(await ask(path, { host })).toMatchObject({ status: 200, body: `GET ${path}` });
  });

  test("answers no API request over plain HTTP", async () => {
    const { ask, heard } = use();
    const asked = { method: "POST", isClear: true, body: "{}" };
    expect(await ask("/api/website/contactUs", asked)).toMatchObject({ status: 403 });
    expect(heard).toEqual([]);
  });

  test("passes requests on unchanged, with the visitor's real address", async () => {
    const { ask, heard } = use();
    const body = Buffer.alloc(100_000, "a");
    expect(await ask("/contact-us?a=1", { method: "POST", body })).toEqual({
      status: 200,
      location: undefined,
      hsts: "max-age=63072000; includeSubDomains",
      body: "POST /contact-us?a=1",
    });
    expect(heard).toMatchObject([
      { bytes: 100_000, headers: { host: ours, "x-forwarded-for": "127.0.0.1" } },
    ]);
    expect(heard[0]?.headers).not.toHaveProperty("forwarded");
    expect(heard[0]?.headers).not.toHaveProperty("cookie");
  });

  test("hides operators' URLs from everyone, however they are written", async () => {
    const { ask, heard } = use();
    for (const path of [
      ...["/livez", "/readyz", "/metrics", "/api/docs", "/sw/api/docs", "/api/openapi.json"],
      ...["/readyz/", "/READYZ", "/%72eadyz", "//readyz", "/api//docs?a=1", "/api%2Fdocs"],
    ])
      expect(await ask(path), path).toMatchObject({ status: 404, hsts: "max-age=63072000" });
    expect(heard).toEqual([]);
  });

  test("lets the rest of the API through", async () => {
    const { ask } = use();
    for (const path of ["/api/website/exchangeRate", "/api/docsx", "/about/readyz"])
      expect(await ask(path)).toMatchObject({ status: 200 });
  });

  test.each([
    ["two hosts", `Host: ${ours}\r\nHost: evil.example\r\n`],
    ["two lengths", `Host: ${ours}\r\nContent-Length: 5\r\nContent-Length: 6\r\n`],
    ["a length that is none", `Host: ${ours}\r\nContent-Length: 5, 6\r\n`],
    ["pieces in disguise", `Host: ${ours}\r\nTransfer-Encoding: xchunked\r\n`],
  ])("refuses %s, and no replica receives it", async (_, headers) => {
    const { say, heard } = use();
    const answer = await say(
      `POST /contact-us HTTP/1.1\r\n${headers}\r\n0\r\n\r\nGET / HTTP/1.1\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|501) /);
    expect(heard).toEqual([]);
  });

  test.each([
    ["one host twice", `Host: ${ours}\r\nHost: ${ours}\r\nTransfer-Encoding: chunked\r\n`],
    ["a length and pieces", `Host: ${ours}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n`],
  ])("refuses %s, or passes it on with only one meaning", async (_, headers) => {
    const { say, heard } = use();
    const answer = await say(`POST /contact-us HTTP/1.1\r\n${headers}\r\n0\r\n\r\nGET /hidden`);
    // HAProxy merges two identical hosts, and drops a Content-Length next to chunked encoding.
    expect(answer).toMatch(proxy === "nginx" ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 200 /);
    expect(heard.map(({ path }) => path)).toEqual(proxy === "nginx" ? [] : ["/contact-us"]);
    for (const { headers: passedOn } of heard) {
      expect(passedOn).toMatchObject({ host: ours, "transfer-encoding": "chunked" });
      expect(passedOn).not.toHaveProperty("content-length");
    }
  });

  // A whole CV only with nginx: HAProxy buffers 15 KB.
  test.each(proxy === "nginx" ? [10_000, 5_000_000] : [10_000])(
    "buffers a body of %i bytes before a replica receives it",
    async (bytes) => {
      const { open, ask, heard } = use();
      const slow = await open();
      slow.write(`POST /slow HTTP/1.1\r\nHost: ${ours}\r\nContent-Length: ${bytes}\r\n\r\n`);
      await new Promise((resolve) => slow.write("a".repeat(bytes - 1), resolve));
      expect(await ask("/meanwhile")).toMatchObject({ status: 200 });
      expect(heard.map(({ path }) => path)).toEqual(["/meanwhile"]);
      slow.write("a");
      await eventually("the body arrives", () => heard.at(-1)?.bytes === bytes);
      expect(heard.at(-1)?.path).toBe("/slow");
      slow.destroy();
    },
  );

  test.skipIf(proxy === "nginx")("shows its numbers on this machine", async () => {
    const { statistics } = use();
    expect((await fetch(`http://127.0.0.1:${statistics}/`)).status).toBe(200);
  });
});

import { once } from "node:events";
import { createServer, request, type RequestListener } from "node:http";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/databases.ts";
import { listenAt, serveAt } from "#test/support/listen.ts";
import { forwardTo } from "./forward.ts";

/** A site behind a socket, and a server that hands everything on to it. */
async function setUp({ patienceMs = 5000 } = {}) {
  const socketPath = join(temporaryFolder(), "requests");
  const pages: string[] = [];
  const arrived = Promise.withResolvers<void>();
  const forward = forwardTo({
    socketPath,
    patienceMs,
    unavailable: (_request, response) => response.writeHead(503).end("away"),
    onAnswer: ({ url = "" }) => pages.push(url),
  });
  const origin = await listenAt((asked, response) => {
    forward(asked, response);
    arrived.resolve();
  });

  function startSite(answer: RequestListener) {
    return serveAt(createServer(answer), { path: socketPath });
  }
  function send(path: string, options: { method?: string; body?: string | Buffer } = {}) {
    const { method = "GET", body } = options;
    const headers = { "X-Sent": "yes", Connection: "keep-alive" };
    const sent = request(origin + path, { method, headers, agent: false });
    sent.end(body);
    return sent;
  }
  async function ask(...sent: Parameters<typeof send>) {
    const [response] = await once(send(...sent), "response");
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }
  return { startSite, send, ask, pages, arrived: arrived.promise };
}

test("hands on what was sent, and the answer with all its headers", async () => {
  const { startSite, ask, pages } = await setUp();
  await startSite(async (asked, response) => {
    const { method, url, headers } = asked;
    const body = await text(asked);
    response.writeHead(201, ["Set-Cookie", "a=1", "Set-Cookie", "b=2", "X-Site", "1"]);
    response.end(JSON.stringify({ method, url, sent: headers["x-sent"], body }));
  });
  const answer = await ask("/contact-us?a=1", { method: "POST", body: "x=1" });
  expect(answer).toMatchObject({
    status: 201,
    headers: { "set-cookie": ["a=1", "b=2"], "x-site": "1" },
  });
  const sent = { method: "POST", url: "/contact-us?a=1", sent: "yes", body: "x=1" };
  expect(JSON.parse(answer.body)).toEqual(sent);
  expect(pages).toEqual(["/contact-us?a=1"]);
});

test("hands on a file of some megabytes, and no body for HEAD", async () => {
  const { startSite, ask } = await setUp();
  await startSite(async (asked, response) => {
    const { length } = await buffer(asked);
    response.setHeader("Content-Length", 7);
    response.end(asked.method === "HEAD" ? undefined : String(length));
  });
  const body = Buffer.alloc(5_000_000);
  expect(await ask("/apply", { method: "POST", body })).toMatchObject({ body: "5000000" });
  const head = await ask("/borrow", { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, headers: { "content-length": "7" }, body: "" });
});

test("a request waits for a site that is on its way up", async () => {
  const { startSite, ask, arrived } = await setUp();
  const asked = ask("/complaints", { method: "POST", body: "text" });
  await arrived;
  await startSite(async (asking, response) => response.end(await text(asking)));
  expect(await asked).toMatchObject({ status: 200, body: "text" });
});

test("a site that stays away is reported", async () => {
  const { ask } = await setUp({ patienceMs: 100 });
  expect(await ask("/borrow")).toMatchObject({ status: 503, body: "away" });
});

test("a form is sent once, even if the site ends while it reads it", async () => {
  const { startSite, send } = await setUp();
  let received = 0;
  const site = await startSite((asked) => {
    received += 1;
    asked.resume();
    asked.once("end", () => site.closeAllConnections());
  });
  const [error] = await once(send("/contact-us", { method: "POST", body: "x" }), "error");
  expect(error).toMatchObject({ code: "ECONNRESET" });
  expect(received).toBe(1);
});

test("an answer that the site cuts off does not look whole", async () => {
  const { startSite, send } = await setUp();
  await startSite((_asked, response) => {
    response.write("half");
    setTimeout(() => response.destroy(), 20);
  });
  const [response] = await once(send("/borrow"), "response");
  await expect(text(response)).rejects.toThrow("aborted");
});

test("a visitor who goes away ends the request to the site", async () => {
  const { startSite, send } = await setUp();
  const gone = Promise.withResolvers<void>();
  await startSite((asked, response) => {
    response.once("close", gone.resolve);
    asked.resume();
    response.write("begun");
  });
  const sent = send("/borrow");
  const [response] = await once(sent, "response");
  response.once("error", () => undefined);
  sent.destroy();
  await expect(gone.promise).resolves.toBeUndefined();
});

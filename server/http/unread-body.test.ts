import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { limitJsonBody } from "./json-requests.ts";
import { dropUnreadBodies } from "./unread-body.ts";

async function startServer() {
  const app = new Hono()
    .get("/", (c) => c.text("here"))
    .post("/unread", (c) => c.text("no", 403))
    .post("/malformed", (c) => c.text("no", 400))
    .post("/limited", limitJsonBody, (c) => c.text("yes"));
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const server = createServer(dropUnreadBodies(listener));
  const listening = await portOf(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (method: string, path: string, body?: Buffer) => {
    const asked = request({ host: "127.0.0.1", port: listening, method, path, agent });
    asked.end(body);
    const [response] = await once(asked, "response");
    const port = asked.socket?.localPort;
    response.resume();
    await once(response, "end");
    return { status: response.statusCode, port };
  };
}

test.each([
  ["/unread", 403],
  ["/limited", 413],
])("the connection can be used again after a body that %s does not read", async (path, status) => {
  const ask = await startServer();
  const refused = await ask("POST", path, Buffer.alloc(4_000_000));
  expect(refused.status).toBe(status);
  expect(await ask("GET", "/")).toEqual({ status: 200, port: refused.port });
  // Longer than the half second after which the connection used to be closed.
  await sleep(700);
  expect(await ask("GET", "/")).toEqual({ status: 200, port: refused.port });
});

test("a body that cannot be read gets an error, and the connection is closed", async () => {
  const ask = await startServer();
  const refused = await ask("POST", "/malformed", Buffer.alloc(4_000_000));
  expect(refused.status).toBe(400);
  await vi.waitFor(async () => {
    const { port } = await ask("GET", "/");
    expect(port).not.toBe(refused.port);
  }, 5000);
});

import { once } from "node:events";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { closeServer } from "./close-server.ts";

/** A server that keeps connections longer than the test runs, and the response to its first request. */
async function listen() {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer({ keepAliveTimeout: 600_000 }, (_, response) =>
    asked.resolve(response),
  );
  return { server, asked: asked.promise, port: await portOf(server) };
}

test("a connection with a pending answer is closed after the answer", async () => {
  const { server, asked, port } = await listen();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const request = get({ agent, port, host: "127.0.0.1" });
  const response = await asked;
  const closed = closeServer(server);
  response.end("answered");
  const [answer] = await once(request, "response");
  expect(await answer.toArray()).toEqual([Buffer.from("answered")]);
  await closed;
});

test("a connection without a request does not delay the stop", async () => {
  const { server, port } = await listen();
  const socket = connect(port, "127.0.0.1");
  await Promise.all([once(socket, "connect"), once(server, "connection")]);
  socket.resume();
  await closeServer(server);
  expect(server.listening).toBe(false);
});

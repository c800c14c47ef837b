import { Agent, request as ask } from "node:http";
import { onTestFinished } from "vitest";
import { listenAt } from "./listen.ts";
import { isOk } from "#test/support/faults/server-process.ts";

const checkMs = 200;
/** Headers of one connection, which the balancer does not pass on. */
const ownHeaders = ["connection", "keep-alive", "transfer-encoding"];

/**
 * Sends each request to the next ready server, over persistent connections. It does not retry: if a server breaks off
 * an answer, the visitor's answer breaks off too.
 */
export async function startBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  const check = async (port: number) => {
    if (await isOk(`http://127.0.0.1:${port}/readyz`)) ready.add(port);
    else ready.delete(port);
  };
  const checkAll = () => Promise.all(ports.map(check));
  await checkAll();
  const timer = setInterval(() => void checkAll(), checkMs);

  const origin = await listenAt((request, response) => {
    turn += 1;
    const port = [...ready][turn % ready.size];
    if (port === undefined) return response.writeHead(503).end("{}");
    const { method, url: path, headers } = request;
    const passedOn = ask({ agent, host: "127.0.0.1", port, method, path, headers });
    passedOn.on("response", (answer) => {
      for (const name of ownHeaders) delete answer.headers[name];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on("error", () => response.destroy());
    return request.pipe(passedOn);
  });

  onTestFinished(() => {
    clearInterval(timer);
    agent.destroy();
  });
  return {
    origin,
    isSentTo: (port: number) => ready.has(port),
  };
}

import { once } from "node:events";
import { Registry } from "prom-client";
import type { Config } from "../config.ts";
import { nameClient } from "../http/client-ip.ts";
import { createServer } from "../http/create-server.ts";
import { closeConnections } from "../http/drain.ts";
import { demandOneHost } from "../http/one-host.ts";
import { logRequests } from "../http/request-log.ts";
import { securityHeadersFor } from "../http/security-headers.ts";
import { dropUnreadBodies } from "../http/unread-body.ts";
import { createLog } from "../log.ts";
import { countTraffic } from "../metrics/traffic.ts";
import { createPageAnswers } from "../pages/page-answers.ts";
import { createSecurityLog } from "../security-events/security-log.ts";
import { orStop } from "../start.ts";
import { stopGracefully } from "../stop.ts";
import { partHeader } from "#domain/pages/page-part.ts";
import { isRead } from "../pages/send-page.ts";
import { forwardTo } from "./forward.ts";
import { onMessage, send } from "./messages.ts";
import { createPageCopies } from "./page-copies.ts";
import type { Role } from "./roles.ts";

const countsMs = 1000;

/** A process that sends the pages of the site from its memory and hands all other requests to the site's process. */
export async function startPageWorker(config: Config, { sockets }: Role): Promise<void> {
  const { log, writeLine } = createLog(config.LOG_LEVEL);
  const security = createSecurityLog(log, Date.now);
  const headers = securityHeadersFor(config);
  const registry = new Registry();
  const traffic = countTraffic(registry);
  const onError = (error: unknown) => log.error({ err: error });
  let isStopping = false;

  const copies = createPageCopies({
    socketPath: sockets.copies,
    answers: createPageAnswers({
      onAnswer: traffic.pageAnswered,
      onMiss: traffic.dictionaryMissed,
      onError,
    }),
    onError,
  });
  const forward = forwardTo({
    socketPath: sockets.requests,
    // A process that sends pages has no other use for the content and what reads it.
    unavailable: async (request, response) => {
      const { answerUnavailable } = await import("./unavailable-page.ts");
      answerUnavailable(config)(request, response);
    },
    onAnswer({ method, url, headers: asked }, answer) {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      if (isRead(method) && answer.statusCode === 200 && isPage)
        copies.ask(url, asked[partHeader.toLowerCase()]);
    },
  });
  const server = createServer(
    security,
    logRequests(
      writeLine,
      closeConnections(
        () => isStopping,
        demandOneHost(
          headers,
          security,
          copies.before(nameClient(config.TRUSTED_PROXIES, dropUnreadBodies(forward))),
        ),
      ),
      traffic.requestAnswered,
    ),
  );

  onMessage((message) => {
    if (message.type === "outdated") copies.clear();
    if (message.type === "stopping") isStopping = true;
  });
  const sendCounts = async () =>
    send({ type: "counts", worker: process.pid, counts: await registry.getMetricsAsJSON() });
  setInterval(() => void sendCounts(), countsMs).unref();
  await orStop(() => once(server.listen(config.PORT, config.HOST), "listening"));

  stopGracefully({
    server,
    log,
    drainSeconds: 0,
    isWorker: true,
    onStopping: () => {
      isStopping = true;
    },
    onClosed: sendCounts,
  });
}

import { once } from "node:events";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { openBackend } from "./backend.ts";
import type { Config } from "./base/config.ts";
import { requireWritable } from "./data-folder.ts";
import { nameClient } from "./http/client-ip.ts";
import { createServer } from "./http/create-server.ts";
import { redirectByDevice } from "./http/device-redirect.ts";
import { demandHost } from "./http/demand-host.ts";
import { logRequests } from "./http/request-log.ts";
import { dropUnreadBodies } from "./http/unread-body.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { openSiteBase } from "./site-base.ts";
import { openSiteContent } from "./site-content.ts";
import { openSitePages } from "./site-pages.ts";
import { orStop } from "./start.ts";
import { stopGracefully } from "./stop.ts";
import { removeAbandonedFiles } from "./uploads/temporary-file.ts";

/** How often to check for content that a pull has brought. */
const lookEveryMs = 1000;

/** The whole site in this process: pages, API, database, outbox. */
export async function startSite(config: Config): Promise<void> {
  // Make.
  await orStop(() => requireWritable(config.DATA_DIR));
  await orStop(() => removeAbandonedFiles(join(config.DATA_DIR, "tmp"), Date.now()));
  const site = await openSiteBase(config);
  const { log, writeLine } = site;
  const content = await orStop(() => openSiteContent(site));
  const backend = await orStop(() =>
    openBackend({ ...site, contents: content.live.current, now: Date.now, served: content.served }),
  );
  const pages = openSitePages(site, content, backend);

  // Wire.
  let isStopping = false;
  const findObstacle = async () => (isStopping ? "stopping" : backend.findObstacle());
  const app = createApp({ site, content, pages, backend: { ...backend, findObstacle } });
  const answerAll = dropUnreadBodies(getRequestListener(app.fetch, { autoCleanupIncoming: false }));
  const fromMemory = pages.before(nameClient(config.TRUSTED_PROXIES, answerAll));
  const byDevice = redirectByDevice(() => content.current().settings, fromMemory);
  const withHost = demandHost(
    { headers: pages.headers, security: site.security, trusted: config.TRUSTED_PROXIES },
    byDevice,
  );
  const logged = logRequests(writeLine, withHost, backend.metrics.requestAnswered);
  const server = createServer(site.security, logged);

  // Start.
  await orStop(() => backend.start(pages.clear));
  if (config.METRICS_PORT !== undefined) {
    const health = async () =>
      ({ status: (await findObstacle()) ?? "ready", ...content.served() }) as const;
    const { METRICS_PORT: port, METRICS_HOST: host } = config;
    await orStop(() => serveMetrics({ metrics: backend.metrics, health, port, host }));
  }
  await orStop(() => once(server.listen(config.PORT, config.HOST), "listening"));
  log.info({ address: site.origin }, `Serving ${site.origin}`);
  content.prepareSearch();
  void pages.warm();
  const reload = () => {
    if (content.reload()) void pages.warm();
  };
  process.on("SIGHUP", reload);
  setInterval(() => content.wasExchanged() && reload(), lookEveryMs).unref();
  stopGracefully({
    server,
    log,
    drainSeconds: config.DRAIN_SECONDS,
    onStopping: () => {
      isStopping = true;
    },
    onClosed: backend.close,
  });
}

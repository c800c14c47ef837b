import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { type Contents, loadLanguages } from "#model/load-languages.ts";
import { createApp } from "./app.ts";
import type { AppBuild } from "./app-build.ts";
import { openBackend } from "./backend.ts";
import { clothPdf } from "./cloth/cloth-pdf.ts";
import type { Config } from "./config.ts";
import { requireWritable } from "./data-folder.ts";
import { findObstacle } from "./health/find-obstacle.ts";
import { apiDocument } from "./http/api-document.ts";
import { clientIp, nameClient } from "./http/client-ip.ts";
import { createServer } from "./http/create-server.ts";
import { redirectByDevice } from "./http/device-redirect.ts";
import { closeConnections } from "./http/drain.ts";
import { demandOneHost } from "./http/one-host.ts";
import { logRequests } from "./http/request-log.ts";
import { securityHeadersFor } from "./http/security-headers.ts";
import { dropUnreadBodies } from "./http/unread-body.ts";
import { indexSearch } from "./index-search.ts";
import { currentLanguage } from "./languages/current-language.ts";
import { withKiswahili } from "./languages/kiswahili-pages.ts";
import { openLiveContent } from "./live-content.ts";
import { createLog } from "./log.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { createBusyPage } from "./pages/busy-page.ts";
import { createErrorPage } from "./pages/error-page.ts";
import { createFormRefusal } from "./pages/form-refusal.ts";
import { createHtmlResponder } from "./pages/respond-with-html.ts";
import { listedPages } from "./pages/listed-pages.ts";
import { createPageAnswers } from "./pages/page-answers.ts";
import { createPageCache } from "./pages/page-cache.ts";
import type { Shed } from "./pages/gated.ts";
import { createPageStyles, readStyles } from "./pages/page-styles.ts";
import { withParts } from "./pages/page-parts.ts";
import { reportPageFailure } from "./pages/page-failure.ts";
import { refuseUpload } from "./pages/refuse-upload.ts";
import { servicesFor } from "./pages/refused-services.ts";
import { oneAddress } from "./pages/one-address.ts";
import { pageAddresses } from "./pages/page-addresses.ts";
import { mostWarmed, pagesToWarm } from "./pages/pages-to-warm.ts";
import { siteFileRoutes } from "./pages/site-files.routes.ts";
import { policyReportRoutes } from "./http/policy-reports.ts";
import { pictureRoutes } from "./press/picture.routes.ts";
import { buildFiles, contentFiles, revisionOf } from "./revisions/files-revision.ts";
import { createSecurityLog } from "./security-events/security-log.ts";
import type { Services } from "./services.ts";
import { spreadsheetRoutes } from "./spreadsheets/spreadsheet.routes.ts";
import { orStop } from "./start.ts";
import { stopGracefully } from "./stop.ts";
import { removeAbandonedFiles } from "./uploads/temporary-file.ts";

/** The whole site in this process: pages, API, database, outbox. */
export async function startSite(config: Config): Promise<void> {
  await orStop(() => requireWritable(config.DATA_DIR));
  const { log, writeLine } = createLog(config.LOG_LEVEL);
  const security = createSecurityLog(log, Date.now);
  const origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  const buildFolder = new URL("../build/", import.meta.url);
  const build: AppBuild = await import(new URL("server/index.js", buildFolder).href);

  const root = fileURLToPath(new URL("../", import.meta.url));
  const contentFolder = config.CONTENT_DIR ?? join(root, "content");
  const version = revisionOf(root, buildFiles);
  const prepareSearch = (seen: Contents, before?: Contents) => {
    indexSearch(build.entry.module.indexAhead, seen, before).catch((error: unknown) =>
      log.error({ err: error }, "The search is not prepared"),
    );
  };
  const live = await orStop(() =>
    openLiveContent({
      load: () => loadLanguages(config.CONTENT_DIR),
      revision: () => revisionOf(contentFolder, contentFiles),
      now: Date.now,
      onChange: prepareSearch,
    }),
  );
  const content = () => live.current()[currentLanguage()];
  await orStop(() => removeAbandonedFiles(join(config.DATA_DIR, "tmp"), Date.now()));
  const served = () => ({
    build: version,
    content: live.revision(),
    contentIsCurrent: live.isCurrent(),
  });
  // Last of what is waited for: from here on it may clear the pages.
  const backend = await orStop(() =>
    openBackend({
      config,
      log,
      security,
      origin,
      content,
      now: Date.now,
      served,
      onChange: () => pages.clear(),
    }),
  );
  if (config.SMTP_URL && content().settings.mail.provenance === "specimen")
    log.warn(
      "The mailboxes of content/site/settings.yaml are specimen: mail to the bank goes nowhere",
    );
  const headers = securityHeadersFor(config);
  const styles = readStyles(new URL("styles.json", buildFolder));
  const respondWithHtml = createHtmlResponder({
    stylesOf: createPageStyles(styles),
    paper: styles.paper,
    policy: headers["Content-Security-Policy"],
  });
  const barePages = { contents: live.current, respondWithHtml };
  const busyPage = createBusyPage(barePages);
  const errorPage = createErrorPage(barePages);
  const refuseForm = createFormRefusal(barePages);
  /** Answers what there is no room for. */
  const shed: Shed = (request) => {
    security.record("request-shed", {
      reason: "busy",
      clientIp: clientIp(request.headers),
    });
    backend.metrics.requestShed();
    return busyPage(request);
  };
  const services: Services = {
    ...backend.forPages,
    ...backend.forForms,
    get content() {
      return content();
    },
    origin,
    respondWithHtml,
    scripts: [build.assets.entry.module],
    now: () => new Date(),
    clothPdf,
    apiDocument: () => apiDocument(backend.api, origin),
    reportFailure: (message, error) => log.error({ err: error }, message),
    refuseUpload: refuseUpload({ refuseForm, shed }),
    reportPageFailure: (error, request) => reportPageFailure(log, error, request),
  };

  const renderPage = build.entry.module.createPageRenderer(build, config.NODE_ENV);
  const isListed = listedPages(() => live.current().en);
  const pages = createPageCache({
    render: withParts(
      withKiswahili(
        (request) => renderPage(request, servicesFor(request, services)),
        () => live.current().sw.untranslatedTexts,
      ),
    ),
    origin,
    headers,
    pageUrl: build.entry.module.createPageUrl(build),
    isListed,
    busy: shed,
    contentVersion: live.current,
    answers: createPageAnswers({
      onAnswer: backend.metrics.pageAnswered,
      onMiss: backend.metrics.dictionaryMissed,
      onError: (error) => log.error({ err: error }),
    }),
    onError: (error) => log.error({ err: error }),
    onRender: backend.metrics.pageRendered,
  });
  async function warmPages() {
    const mostRead = await backend.mostReadPages(mostWarmed).catch((error: unknown) => {
      log.error({ err: error }, "Which pages are read most cannot be read");
      return [];
    });
    await pages.warm(pagesToWarm(live.current().en, mostRead, isListed));
  }
  let isStopping = false;
  const askObstacle = () =>
    findObstacle({ isStopping, ping: backend.ping, tryWriting: backend.tryWriting });
  const app = createApp({
    respondWithPage: pages.respond,
    headers,
    clientFiles: fileURLToPath(new URL("client", buildFolder)),
    origin,
    publicOrigin: config.PUBLIC_ORIGIN,
    sitemaps: () => pageAddresses(services),
    siteFiles: siteFileRoutes({ content, origin, now: Date.now }),
    articlePictures: pictureRoutes({ contentFolder, content }),
    feed: async () => (await import("./press/articles-feed.ts")).articlesFeed(services),
    isUnpublished: (file) => content().unpublishedFiles.includes(file),
    moved: () => content().redirects,
    pageAddress: oneAddress(() => live.current().en, build.entry.module.createSpelling(build)),
    spreadsheets: spreadsheetRoutes(content, shed),
    shed,
    policyReports: policyReportRoutes(security),
    errorPage,
    refuseForm,
    acts: backend.acts,
    api: backend.api,
    apiDocument: services.apiDocument,
    findObstacle: askObstacle,
    isContentCurrent: live.isCurrent,
    log,
    security,
  });

  const site = dropUnreadBodies(getRequestListener(app.fetch, { autoCleanupIncoming: false }));
  const answer = nameClient(config.TRUSTED_PROXIES, site);
  const server = createServer(
    security,
    logRequests(
      writeLine,
      closeConnections(
        () => isStopping,
        demandOneHost(
          headers,
          security,
          redirectByDevice(() => content().settings, pages.before(answer)),
        ),
      ),
      backend.metrics.requestAnswered,
    ),
  );
  const health = async () => ({ status: (await askObstacle()) ?? "ready", ...served() }) as const;
  const { METRICS_PORT: metricsPort, METRICS_HOST: host } = config;
  if (metricsPort !== undefined)
    await orStop(() => serveMetrics({ metrics: backend.metrics, health, port: metricsPort, host }));
  await orStop(() => once(server.listen(config.PORT, config.HOST), "listening"));
  log.info({ address: origin }, `Serving ${origin}`);
  prepareSearch(live.current());
  void warmPages();

  process.on("SIGHUP", () => {
    try {
      live.reload();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return log.error({ reason }, "The old content stays: the new one has mistakes");
    }
    void warmPages();
    log.info("Content read again");
  });

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

import { createServer } from "node:http";
import { watch } from "node:fs";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, type Plugin } from "vite";
import { ownContentFolder } from "#model/load/read-content.ts";
import { loadLanguages } from "#checks/load-languages.ts";
import { createApp } from "./app.ts";
import type { AppBuild } from "./app-build.ts";
import { openBackend } from "./backend.ts";
import { parseConfig } from "./base/config.ts";
import { nameClient } from "./http/client-ip.ts";
import { redirectByDevice } from "./http/device-redirect.ts";
import { withKiswahili } from "./languages/kiswahili-pages.ts";
import { openLiveContent } from "./live-content.ts";
import { createLog } from "./base/log.ts";
import type { RespondWithHtml } from "./html/respond-with-html.ts";
import { openPageServices } from "./page-services.ts";
import { servicesFor } from "./refused-services.ts";
import { canonicalAddress } from "./http/canonical-address.ts";
import { createSecurityLog } from "./security-events/security-log.ts";

const config = parseConfig({ ...process.env, NODE_ENV: "development" });
const { log } = createLog(config.LOG_LEVEL);
const origin = `http://localhost:${config.PORT}`;
const http = createServer();
/** Pages are rendered on the server and do not hydrate, so the browser reloads after any change. */
const reloadOnChange: Plugin = {
  name: "reload-on-change",
  hotUpdate: {
    order: "post",
    handler() {
      if (this.environment.name !== "client") return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  },
};
const vite = await createVite({
  appType: "custom",
  plugins: [reloadOnChange],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    // Tests and stored pictures do not affect pages.
    watch: { ignored: join(import.meta.dirname, "../test/**") },
  },
  // Without this, Vite finds these late, on the first touch of an island, and reloads the page under it.
  optimizeDeps: {
    include: [
      "react-dom/client",
      "react-dom/server",
      "zod/mini",
      "fastest-levenshtein",
      "altcha-lib",
      "libphonenumber-js/min",
      "@oddbird/popover-polyfill/fn",
    ],
  },
});

const live = openLiveContent({ load: () => loadLanguages(), now: Date.now });
const content = () => live.current().en;
const security = createSecurityLog(log, Date.now);
const backend = await openBackend({
  served: () => ({ build: "development", content: "", contentIsCurrent: true }),
  config,
  log,
  security,
  origin,
  contents: live.current,
  now: Date.now,
});
await backend.start(() => vite.ws.send({ type: "full-reload" }));
/** In development pages link the sheets that Vite serves. */
const respondWithHtml: RespondWithHtml = (html, init) => new Response(html, init);
const pages = openPageServices({
  backend,
  contents: live.current,
  origin,
  log,
  security,
  respondWithHtml,
});

// The cast: Vite gives the module the build will be.
const loadBuild = async () =>
  (await vite.ssrLoadModule("virtual:react-router/server-build")) as AppBuild;

const app = createApp({
  site: { origin, publicOrigin: undefined, clientFiles: "public", log, security },
  content: { current: content, folder: () => ownContentFolder, live },
  pages: {
    ...pages,
    headers: {},
    respond: async (request) => {
      const build = await loadBuild();
      const scripts = [build.assets.hmr?.runtime, build.assets.entry.module].filter(
        (src) => src !== undefined,
      );
      const render = build.entry.module.createPageRenderer(build, "development");
      return withKiswahili((asked, language) =>
        render(asked, { ...servicesFor(asked, pages.services[language]), scripts }),
      )(request);
    },
    addressOf: async (path) => {
      const build = await loadBuild();
      return canonicalAddress(content, build.entry.module.createSpelling(build))(path);
    },
  },
  backend,
});

const answer = redirectByDevice(
  () => content().settings,
  nameClient(config.TRUSTED_PROXIES, getRequestListener(app.fetch)),
);
http.on("request", (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
http.listen(config.PORT, config.HOST, () => log.info({ address: origin }, `Serving ${origin}`));

watch("content", { recursive: true }, () => {
  try {
    live.reload();
    vite.ws.send({ type: "full-reload" });
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : String(error) },
      "The old content stays",
    );
  }
});

import { Hono } from "hono";
import type { InEachLanguage } from "#domain/texts/language.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Acts } from "./analytics/acts.ts";
import { countServed } from "./analytics/count-served.ts";
import { plainPageView } from "./analytics/plain-page-view.ts";
import type { Backend } from "./backend.ts";
import { pageAddresses } from "./discovery/page-addresses.ts";
import { siteFileRoutes } from "./discovery/site-files.routes.ts";
import { sitemapRoutes } from "./discovery/sitemap.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { compressAnswers } from "./http/compress.ts";
import { isCutShort, replyWithError, reportFailure } from "./http/failures.ts";
import { limitForms } from "./http/form-posts.ts";
import { refuseApiMethods, refusePageMethods } from "./http/methods.ts";
import { redirects } from "./http/redirects.ts";
import { revalidated } from "./http/revalidated.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { speculationRules } from "./http/speculation-rules.ts";
import {
  documentFiles,
  hashedFiles,
  packedFiles,
  namedFiles,
  noFontsUnderSaveData,
  pictureFiles,
} from "./http/static-files.ts";
import { iconRoutes } from "./icons/icon.routes.ts";
import type { LiveContent } from "./live-content.ts";
import type { PageServices } from "./page-services.ts";
import { feedRoutes } from "./press/feed.routes.ts";
import { pictureRoutes } from "./press/picture.routes.ts";
import { policyReportRoutes } from "./security-events/policy-report.routes.ts";
import type { Services } from "./services.ts";
import type { SiteBase } from "./site-base.ts";
import type { SiteContent } from "./site-content.ts";
import { spreadsheetRoutes } from "./spreadsheets/spreadsheet.routes.ts";

type AppParts = {
  site: Pick<SiteBase, "clientFiles" | "log" | "origin" | "publicOrigin" | "security">;
  content: Pick<SiteContent, "current" | "folder"> & { live: Pick<LiveContent, "isCurrent"> };
  pages: Omit<PageServices, "services"> & {
    services: InEachLanguage<
      Pick<Services, "apiDocument" | "content" | "jobs" | "origin" | "reportFailure">
    >;
    /** Answers every address that is not a file or the API. */
    respond: (request: Request) => Response | Promise<Response>;
    /** The canonical URL of the page at a path; undefined if it is no page. */
    addressOf: (path: string) => string | undefined | Promise<string | undefined>;
    /** Sent with every answer that does not have its own, as a page has its policy. */
    headers: Readonly<Record<string, string>>;
  };
  backend: Pick<Backend, "api" | "findObstacle"> & {
    acts: Pick<Acts, "countDownload" | "countEvent">;
  };
};

/** The whole server, in the order in which it handles a request. */
export function createApp({ site, content, pages, backend }: AppParts) {
  const { clientFiles, publicOrigin, log } = site;
  const { services, shed, errorPage } = pages;
  const app = new Hono();

  app.use(async (c, next) => {
    c.set("security", site.security);
    await next();
    for (const [name, value] of Object.entries(pages.headers))
      if (!c.res.headers.has(name)) c.header(name, value);
    c.header("X-Request-Id", c.req.header("X-Request-Id"));
  });
  app.use(countServed(backend.acts));
  app.use(redirects({ moved: () => content.current().redirects, addressOf: pages.addressOf }));
  app.route("/", healthRoutes(backend.findObstacle, content.live.isCurrent));
  app.get("/page-view", plainPageView(backend.acts));
  app.get("/speculation-rules.json", revalidated, speculationRules);
  app.route(
    "/",
    sitemapRoutes(site.origin, () => pageAddresses(services.en)),
  );
  app.route("/", siteFileRoutes({ content: content.current, origin: site.origin, now: Date.now }));
  app.route("/", feedRoutes(services.en));
  app.route("/", pictureRoutes(content));
  app.get("/assets/*", noFontsUnderSaveData, hashedFiles(clientFiles));
  app.get("/pictures/*", pictureFiles(clientFiles));
  app.get("/films/*", namedFiles(clientFiles));
  app.get("/patterns/*", packedFiles(clientFiles));
  for (const folder of ["assets", "pictures", "films", "patterns"])
    app.get(`/${folder}/*`, (c) => c.notFound());
  // Beside the pages of /documents: an address there that is no file is a page, or unknown to the pages.
  app.get(
    "/documents/*",
    documentFiles(clientFiles, (file) => content.current().unpublishedFiles.includes(file)),
  );
  for (const icon of icons) app.get(icon, namedFiles(clientFiles));
  app.route("/", iconRoutes());
  app.route(
    "/",
    spreadsheetRoutes((language) => services[language].content, shed),
  );
  // Before the check of origins: a browser's report names none.
  app.route("/", policyReportRoutes(site.security));
  app.use(sameOrigin(publicOrigin));
  app.get("/api/openapi.json", revalidated, (c) =>
    c.json(services.en.apiDocument(), 200, { "Cache-Control": "no-cache" }),
  );
  app.route("/", backend.api);
  const refuseService = refuseApiMethods(app);
  app.all("/api/*", (c, next) =>
    c.req.path === link("/api/docs") ? next() : refuseService(c, next),
  );
  app.get(paths.searchSuggestions(), revalidated);
  app.all("*", compressAnswers, refusePageMethods(app), limitForms(pages), async (c) => {
    const page = await pages.respond(asVisitorSent(c.req.raw, publicOrigin));
    return isLastResort(page) ? errorPage(c.req.raw, page.status) : page;
  });

  app.onError((error, c) => {
    // The client has disconnected: this is no error of the server.
    if (isCutShort(c)) return c.body(null, 400);
    if (c.req.path.startsWith("/api/")) return replyWithError(error, c, log);
    return errorPage(c.req.raw, reportFailure(log, error, c.req.raw));
  });
  return app;
}

/** The icons of browsers and phones; `packages/artwork` draws all from the first. */
const icons = [
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
];

/**
 * React Router's own last resort, when a page's error page fails too, is two words without a link. Visitors get ours
 * instead; a client that asked for JSON keeps its answer.
 */
const isLastResort = ({ status, headers }: Response) =>
  status >= 500 && !/^(?:text\/html|application\/json)/.test(headers.get("Content-Type") ?? "");

/** React Router compares a form's Origin with the URL of the request, which must be the public one. */
function asVisitorSent(request: Request, publicOrigin: string | undefined) {
  if (!publicOrigin) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, publicOrigin), request);
}

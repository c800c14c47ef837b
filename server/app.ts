import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import type { Redirect } from "#model/reading/redirect.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Acts } from "./analytics/acts.ts";
import { countServed } from "./analytics/count-served.ts";
import { plainPageView } from "./analytics/plain-page-view.ts";
import { healthRoutes, type Obstacle } from "./health/health.routes.ts";
import { replyWithError } from "./http/api-errors.ts";
import { compressAnswers } from "./http/compress.ts";
import { isCutShort } from "./http/cut-request.ts";
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
import type { Log } from "./base/log.ts";
import type { ErrorPage } from "./plain-pages/error-page.ts";
import type { RefuseForm } from "./plain-pages/form-refusal.ts";
import type { Shed } from "./limits/gated.ts";
import type { SecurityLog } from "./security-events/security-log.ts";
import { reportPageFailure } from "./plain-pages/page-failure.ts";
import { type Sitemaps, sitemapRoutes } from "./discovery/sitemap.routes.ts";
import { feedRoutes } from "./press/feed.routes.ts";

export type AppOptions = {
  /** Answers every address that is not a file or the API. */
  respondWithPage: (request: Request) => Response | Promise<Response>;
  clientFiles: string;
  /** Sent with every answer that does not have its own, as a page has its policy. */
  headers: Readonly<Record<string, string>>;
  /** The origin visitors see. */
  origin: string;
  /** True if a proxy in front of this server ends TLS. */
  publicOrigin: string | undefined;
  sitemaps: () => Promise<Sitemaps>;
  /** The manifest, and files for security researchers and the curious. */
  siteFiles: Hono;
  /** The pictures of articles. */
  articlePictures: Hono;
  /** The articles as a feed. */
  feed: () => Promise<string>;
  /** True if a document, by its file's name, may not be downloaded now. */
  isUnpublished: (file: string) => boolean;
  /** Permanent redirects. */
  moved: () => readonly Redirect[];
  /** The canonical URL of the page at a path; undefined if it is no page. */
  pageAddress: (path: string) => string | undefined | Promise<string | undefined>;
  /** Files of the calculators. */
  spreadsheets: Hono;
  /** Answers while the server is busy. */
  shed: Shed;
  /** Takes browsers' reports of breaches of the content policy. */
  policyReports: Hono;
  /** The last resort if a page cannot be rendered. */
  errorPage: ErrorPage;
  /** Answers a form that is not read. */
  refuseForm: RefuseForm;
  /** Counts calculations, downloads and pages shown without script. */
  acts: Pick<Acts, "countDownload" | "countEvent">;
  /** The services under /api, and what describes them. */
  api: OpenAPIHono;
  apiDocument: () => object;
  findObstacle: () => Promise<Obstacle>;
  /** False if the last reading of the content failed and the older one is shown. */
  isContentCurrent: () => boolean;
  log: Log;
  security: SecurityLog;
};

/** The whole server, in the order a request passes through it. */
export function createApp(options: AppOptions) {
  const { clientFiles, headers, publicOrigin, shed, errorPage, refuseForm, log } = options;
  const app = new Hono();

  app.use(async (c, next) => {
    c.set("security", options.security);
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.header(name, value);
    c.header("X-Request-Id", c.req.header("X-Request-Id"));
  });
  app.use(countServed(options.acts));
  app.use(redirects(options));
  app.route("/", healthRoutes(options.findObstacle, options.isContentCurrent));
  app.get("/page-view", plainPageView(options.acts));
  app.get("/speculation-rules.json", revalidated, speculationRules);
  app.route("/", sitemapRoutes(options));
  app.route("/", options.siteFiles);
  app.route("/", feedRoutes(options.feed));
  app.route("/", options.articlePictures);
  app.get("/assets/*", noFontsUnderSaveData, hashedFiles(clientFiles));
  app.get("/pictures/*", pictureFiles(clientFiles));
  app.get("/films/*", namedFiles(clientFiles));
  app.get("/patterns/*", packedFiles(clientFiles));
  for (const folder of ["assets", "pictures", "films", "patterns"])
    app.get(`/${folder}/*`, (c) => c.notFound());
  // Beside the pages of /documents: an address there that is no file is a page, or unknown to the pages.
  app.get("/documents/*", documentFiles(clientFiles, options.isUnpublished));
  for (const icon of icons) app.get(icon, namedFiles(clientFiles));
  app.route("/", iconRoutes());
  app.route("/", options.spreadsheets);
  // Before the check of origins: a browser's report names none.
  app.route("/", options.policyReports);
  app.use(sameOrigin(publicOrigin));
  app.get("/api/openapi.json", revalidated, (c) =>
    c.json(options.apiDocument(), 200, { "Cache-Control": "no-cache" }),
  );
  app.route("/", options.api);
  const refuseService = refuseApiMethods(app);
  app.all("/api/*", (c, next) =>
    c.req.path === link("/api/docs") ? next() : refuseService(c, next),
  );
  app.get(paths.searchSuggestions(), revalidated);
  app.all(
    "*",
    compressAnswers,
    refusePageMethods(app),
    limitForms({ refuseForm, shed }),
    async (c) => {
      const page = await options.respondWithPage(asVisitorSent(c.req.raw, publicOrigin));
      return isLastResort(page) ? errorPage(c.req.raw, page.status) : page;
    },
  );

  app.onError((error, c) => {
    // The client has disconnected: this is no error of the server.
    if (isCutShort(c)) return c.body(null, 400);
    if (c.req.path.startsWith("/api/")) return replyWithError(error, c, log);
    return errorPage(c.req.raw, reportPageFailure(log, error, c.req.raw));
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
 * React Router has a last resort of its own, for a page that fails while its error is being shown: two words without a
 * way on. A visitor gets ours instead; a program that asked for JSON has its answer.
 */
const isLastResort = ({ status, headers }: Response) =>
  status >= 500 && !/^(?:text\/html|application\/json)/.test(headers.get("Content-Type") ?? "");

/** React Router compares a form's Origin with the URL of the request, which must be the public one. */
function asVisitorSent(request: Request, publicOrigin: string | undefined) {
  if (!publicOrigin) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, publicOrigin), request);
}

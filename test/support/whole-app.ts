import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { readOneFile } from "#model/reading/records.ts";
import { SettingsSchema } from "#model/reading/site.ts";
import { createApp } from "#server/app.ts";
import { createApi } from "#server/http/api.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { createErrorPage } from "#server/plain-pages/error-page.ts";
import { createFormRefusal } from "#server/plain-pages/form-refusal.ts";
import { siteFileRoutes } from "#server/discovery/site-files.routes.ts";
import { policyReportRoutes } from "#server/http/policy-reports.ts";
import { recordedSecurity } from "./security.ts";
import { spreadsheetRoutes } from "#server/spreadsheets/spreadsheet.routes.ts";
import { respondWithHtml } from "./respond-with-html.ts";
import { contents } from "./contents.ts";
import { listen } from "./listen.ts";

/** The output that the build would have; `secret.txt` lies beside it and must not be served. */
const files = {
  "assets/entry-a1b2.js": "console.log(1)",
  "assets/entry-a1b2.js.br": "pretend brotli",
  "assets/body-a1b2.woff2": "pretend font",
  "pictures/home-480.avif": "pretend picture",
  "patterns/loans/tile/0.svg": "<svg/>",
  "pictures/home-1600.avif": "pretend wide picture",
  "pictures/cutout-400.avif": "pretend cut-out",
  "pictures/cutout-800.avif": "pretend large cut-out",
  "films/welcome.mp4": "pretend film",
  "films/welcome.vtt": "WEBVTT",
  "icon-192.png": "pretend icon",
  "documents/results.pdf": "pretend results",
  "documents/terms.pdf": "pretend terms",
  "secret.txt": "nobody's business",
};

const barePages = { contents: () => contents, respondWithHtml };
const shed = () => new Response(null, { status: 503 });

/**
 * The whole server but its pages, on a free port: it answers as the one in production does. `around` puts before it
 * what stands there in production.
 */
export async function startApp(
  options: Partial<Parameters<typeof createApp>[0]> = {},
  around: (next: RequestListener, writeLine: (line: string) => void) => RequestListener = (next) =>
    next,
) {
  const lines: unknown[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = pino({ base: null }, { write });
  const { security } = recordedSecurity();
  const app = createApp({
    respondWithPage: async ({ url }) =>
      new Response("page", { status: url.endsWith("/unknown") ? 404 : 200 }),
    clientFiles: makeClientFiles(),
    headers: securityHeaders,
    origin: "https://www.example.org",
    publicOrigin: undefined,
    sitemaps: async () => ({ pages: [{ address: "/" }, { address: "/hfc" }] }),
    siteFiles: siteFileRoutes({
      content: () => ({
        settings: readOneFile("content", "site/settings.yaml", SettingsSchema),
        bankHome: { summary: "A bank." },
      }),
      origin: "https://www.example.org",
      now: Date.now,
    }),
    articlePictures: new Hono(),
    feed: async () => "<rss/>",
    isUnpublished: () => false,
    moved: () => [],
    pageAddress: () => undefined,
    spreadsheets: spreadsheetRoutes(() => contents.en, shed),
    shed,
    policyReports: policyReportRoutes(security),
    acts: { countDownload: () => {}, countEvent: () => {} },
    api: createApi(),
    apiDocument: () => ({ openapi: "3.1.0" }),
    findObstacle: async () => undefined,
    isContentCurrent: () => true,
    errorPage: createErrorPage(barePages),
    refuseForm: createFormRefusal(barePages),
    log,
    security,
    ...options,
  });
  return { ask: await listen(around(getRequestListener(app.fetch), write)), lines };
}

function makeClientFiles() {
  const folder = mkdtempSync(join(tmpdir(), "client-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  cpSync("public/favicon.svg", join(folder, "favicon.svg"));
  return folder;
}

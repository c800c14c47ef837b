import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { inEachLanguage } from "#domain/texts/language.ts";
import type { Content } from "#model/content.ts";
import { createApp } from "#server/app.ts";
import { createApi } from "#server/http/api.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { createErrorPage } from "#server/plain-pages/error-page.ts";
import { createFormRefusal } from "#server/plain-pages/form-refusal.ts";
import { createSecurityLog } from "#server/security-events/security-log.ts";
import { contents } from "#test/support/content/contents.ts";
import { listen } from "#test/support/programs/listen.ts";
import { respondWithHtml } from "#test/support/components/respond-with-html.ts";

/** A fake build output; `secret.txt` is next to it and must not be served. */
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

type Parts = Parameters<typeof createApp>[0];
type AppOptions = Partial<{
  respond: Parts["pages"]["respond"];
  addressOf: Parts["pages"]["addressOf"];
  publicOrigin: string;
  /** Replace the site's own parts. */
  content: () => Partial<Content>;
  api: OpenAPIHono;
  apiDocument: () => object;
  acts: Parts["backend"]["acts"];
  findObstacle: Parts["backend"]["findObstacle"];
}>;

/**
 * The whole server except its pages, on a free port, as in production. `around` wraps it like production's outer
 * handlers.
 */
export async function startApp(
  {
    respond = async ({ url }) =>
      new Response("page", { status: url.endsWith("/unknown") ? 404 : 200 }),
    addressOf = () => undefined,
    publicOrigin,
    content = () => ({}),
    api = createApi(),
    apiDocument = () => ({ openapi: "3.1.0" }),
    acts = { countDownload: () => {}, countEvent: () => {} },
    findObstacle = async () => undefined,
  }: AppOptions = {},
  around: (next: RequestListener, writeLine: (line: string) => void) => RequestListener = (next) =>
    next,
) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = pino({ base: null }, { write });
  const origin = "https://www.example.org";
  const current = () => ({ ...contents.en, ...content() });
  const services = inEachLanguage((language) => ({
    get content() {
      return language === "en" ? current() : contents.sw;
    },
    origin,
    jobs: { list: async () => ({ jobs: [], total: 0 }), find: async () => undefined },
    apiDocument,
    reportFailure: () => {},
  }));
  const barePages = { contents: () => contents, respondWithHtml };
  const app = createApp({
    site: {
      clientFiles: makeClientFiles(),
      log,
      origin,
      publicOrigin,
      security: createSecurityLog(log, Date.now),
    },
    content: { current, folder: () => "content", live: { isCurrent: () => true } },
    pages: {
      services,
      respond,
      addressOf,
      headers: securityHeaders,
      shed: () => new Response(null, { status: 503 }),
      errorPage: createErrorPage(barePages),
      refuseForm: createFormRefusal(barePages),
    },
    backend: { api, acts, findObstacle },
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
  for (const icon of ["favicon.svg", "favicon.ico", "apple-touch-icon.png"])
    cpSync(join("public", icon), join(folder, icon));
  return folder;
}

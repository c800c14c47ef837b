import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { checkContent } from "../../checks/check-content.ts";
import { ownContentFolder } from "../../model/load/read-content.ts";
import { ContentError } from "../../model/reading/content-error.ts";
import { buildPage, gitlab, outDir } from "./build.ts";
import { editorConfig } from "./config.ts";
import { pageHeaders } from "./headers.ts";
import { openFolder } from "./host/folder.ts";
import { gitHost } from "./host/host.ts";
import { keepRequests } from "./host/requests.ts";

// `npm run editor`: the editing page with a double of the Git host behind it, and the site.
const root = resolve(import.meta.dirname, "../..");
const content = resolve(process.env["CONTENT_DIR"] || ownContentFolder);
const data = resolve(root, process.env["DATA_DIR"] || "data", "editor");
const sitePort = await portFrom(Number(process.env["PORT"] || 3000));
const editorPort = await portFrom(sitePort + 1);
const origins = {
  site: `http://localhost:${sitePort}`,
  editor: `http://localhost:${editorPort}`,
};

// The site runs in this process too, and ends it.
Object.assign(process.env, {
  NODE_ENV: "production",
  LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
  HOST: "127.0.0.1",
  PORT: String(sitePort),
  CONTENT_DIR: content,
  DATA_DIR: join(data, "site"),
});
await import("../../server/main.ts");

await buildPage();
const main = openFolder(content, check);
const requests = keepRequests(main, join(data, "requests.json"), () => {
  // Makes the site reload its content.
  process.kill(process.pid, "SIGHUP");
});
const page = editorConfig(content, gitlab(origins.editor, "bank/site-content", "local"));
const editor = new Hono()
  .route("/", gitHost({ folder: main, requests, origins }))
  .use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders(origins.editor)))
      context.header(name, value);
  })
  .get("/editor.json", (context) => context.json(page))
  .use(serveStatic({ root: outDir }));
serve({ fetch: editor.fetch, port: editorPort, hostname: "127.0.0.1" });
console.log(`
  Edit      ${origins.editor}
  Approve   ${origins.editor}/changes
  The site  ${origins.site}

An approved change is written into ${content}. Everything else waits in ${data}.
Ctrl+C ends all three.
`);

/** The content check's messages, with file and line. */
function check(folder: string): string[] {
  try {
    checkContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

/** The next free port. */
function portFrom(first: number): Promise<number> {
  return new Promise((say) => {
    const server = createServer().once("error", () => say(portFrom(first + 1)));
    server.listen(first, "127.0.0.1", () => server.close(() => say(first)));
  });
}

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
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

// `npm run editor`: the editing page, a double of the Git host, and the site, each on a port of its own.
const root = resolve(import.meta.dirname, "../..");
const content = resolve(process.env["CONTENT_DIR"] || ownContentFolder);
const data = resolve(root, process.env["DATA_DIR"] || "data", "editor");
const sitePort = await portFrom(Number(process.env["PORT"] || 3000));
const editorPort = await portFrom(sitePort + 1);
const hostPort = await portFrom(editorPort + 1);
const origins = {
  site: `http://localhost:${sitePort}`,
  editor: `http://localhost:${editorPort}`,
  host: `http://localhost:${hostPort}`,
};

const site = spawn(process.execPath, ["server/main.ts"], {
  cwd: root,
  env: {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
    HOST: "127.0.0.1",
    PORT: String(sitePort),
    CONTENT_DIR: content,
    DATA_DIR: join(data, "site"),
  },
  stdio: "inherit",
});
site.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill(signal));
// Also where the editing page cannot start.
process.on("exit", () => site.kill());

if (!existsSync(join(outDir, "index.html")) || !process.env["EDITOR_BUILT"]) await buildPage();
const main = openFolder(content, check);
// The site reads its content again.
const requests = keepRequests(main, join(data, "changes.json"), () => void site.kill("SIGHUP"));

const host = gitHost({ folder: main, requests, origins });
const { config, formats } = editorConfig(
  content,
  gitlab(origins.host, "bank/site-content", "local"),
);
const editor = new Hono()
  .use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders(origins.host)))
      context.header(name, value);
  })
  .get("/config.json", (context) => context.json(config))
  .get("/formats.json", (context) => context.json(formats))
  .use(serveStatic({ root: outDir }));
serve({ fetch: editor.fetch, port: editorPort, hostname: "127.0.0.1" });
serve({ fetch: host.fetch, port: hostPort, hostname: "127.0.0.1" });
console.log(`
  Edit      ${origins.editor}
  Approve   ${origins.host}
  The site  ${origins.site}

An approved change is written into ${content}. Everything else waits in ${data}.
Ctrl+C ends all three.
`);

/** The sentences of the check of the content, with file and line. */
function check(folder: string): string[] {
  try {
    checkContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

/** The next port that is free. */
async function portFrom(first: number): Promise<number> {
  return (await isFree(first)) ? first : portFrom(first + 1);
}

function isFree(port: number) {
  return new Promise<boolean>((say) => {
    const server = createServer().once("error", () => say(false));
    server.listen(port, "127.0.0.1", () => server.close(() => say(true)));
  });
}

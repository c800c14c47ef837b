import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { spawnServer } from "../support/server-process.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The origin of the built site. */
    siteOrigin: string;
    /** The folder of submitted data: `site.db`, and messages in `outbox/`. */
    siteFolder: string;
  }
}

/** The site as it runs in production, on one port for all deep tests: `DEEP_PORT`, or any that is free. */
export default async function startSite(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "deep-"));
  const port = process.env["DEEP_PORT"];
  const server = await spawnServer(
    { NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR: folder, TRUSTED_PROXIES: "127.0.0.1" },
    { port: port ? Number(port) : undefined },
  );
  project.provide("siteOrigin", server.origin);
  project.provide("siteFolder", folder);
  return async () => {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
}

import type { TestProject } from "vitest/node";
import { startBuiltSite } from "#test/support/faults/server-process.ts";

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
  const port = process.env["DEEP_PORT"];
  const site = await startBuiltSite(
    { TRUSTED_PROXIES: "127.0.0.1" },
    { port: port ? Number(port) : undefined },
  );
  project.provide("siteOrigin", site.origin);
  project.provide("siteFolder", site.folder);
  return site.end;
}

import { fileURLToPath } from "node:url";
import type { AppBuild } from "./app-build.ts";
import type { Config } from "./base/config.ts";
import { createLog } from "./base/log.ts";
import { createSecurityLog } from "./security-events/security-log.ts";

export type SiteBase = Awaited<ReturnType<typeof openSiteBase>>;

/** Values that all parts of the site need. */
export async function openSiteBase(config: Config) {
  const { log, writeLine } = createLog(config.LOG_LEVEL);
  const buildFolder = new URL("../build/", import.meta.url);
  const build: AppBuild = await import(new URL("server/index.js", buildFolder).href);
  return {
    config,
    log,
    writeLine,
    security: createSecurityLog(log, Date.now),
    /** The origin visitors see. */
    origin: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
    /** The configured origin; undefined without a proxy that ends TLS. */
    publicOrigin: config.PUBLIC_ORIGIN,
    /** The folder of the build, its files for browsers, and its server code. */
    buildFolder,
    clientFiles: fileURLToPath(new URL("client", buildFolder)),
    build,
  };
}

import type { AppBuild } from "./app-build.ts";
import type { Config } from "./base/config.ts";
import type { Log } from "./base/log.ts";
import type { SecurityLog } from "./security-events/security-log.ts";

/** Values that all parts of the site need. */
export type SiteBase = {
  config: Config;
  log: Log;
  security: SecurityLog;
  /** The origin visitors see. */
  origin: string;
  /** The same, if a proxy in front of this server ends TLS. */
  publicOrigin: string | undefined;
  /** The folder of the build, its files for browsers, and its server code. */
  buildFolder: URL;
  clientFiles: string;
  build: AppBuild;
};

import type { AppBuild } from "./app-build.ts";
import type { Config } from "./base/config.ts";
import type { Log } from "./base/log.ts";
import type { SecurityLog } from "./security-events/security-log.ts";

/** Values that every part of the site gets. */
export type SiteBase = {
  config: Config;
  log: Log;
  security: SecurityLog;
  /** The origin visitors see. */
  origin: string;
  /** The folder of the build, and what of it runs on the server. */
  buildFolder: URL;
  build: AppBuild;
};

import cluster from "node:cluster";
import { parseConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { orStop } from "./start.ts";
import { roleOf } from "./workers/roles.ts";

const config = await orStop(() => parseConfig(process.env));
const role = cluster.isWorker ? roleOf(process.env) : undefined;

if (role?.name === "pages") {
  const { startPageWorker } = await import("./workers/page-worker.ts");
  await startPageWorker(config, role);
} else if (role || config.WORKERS === 1) {
  const { startSite } = await import("./site.ts");
  await startSite(config, role);
} else {
  const { superviseWorkers } = await import("./workers/supervisor.ts");
  const { WORKERS: workers, DRAIN_SECONDS: drainSeconds } = config;
  superviseWorkers({ workers, drainSeconds, log: createLog(config.LOG_LEVEL).log });
}

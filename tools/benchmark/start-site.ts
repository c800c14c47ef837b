import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, spawnServer } from "#test/support/server-process.ts";
import { untilIdle } from "#test/support/proc.ts";

/** The production server in a folder of its own that is gone at its end; it answers, and may still be rendering. */
export async function startSite(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const server = await spawnServer({
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    DATA_DIR: folder,
    ...environment,
  });
  return {
    ...server,
    async stop() {
      await server.end("SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}

/** The same once it has rendered in the background what it makes ahead, which would count in what is measured. */
export async function withIdleSite(measure: (site: ServerProcess) => Promise<void>): Promise<void> {
  const site = await startSite();
  try {
    await untilIdle(site.pid);
    await measure(site);
  } finally {
    await site.stop();
  }
}

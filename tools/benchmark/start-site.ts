import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, spawnServer } from "#test/support/server-process.ts";
import { untilIdle } from "#test/support/proc.ts";

/**
 * The production server in a folder of its own that is gone at its end, once it has rendered in the background what it
 * makes ahead, which would count in what is measured.
 */
export async function withIdleSite(measure: (site: ServerProcess) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const site = await spawnServer({ NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR: folder });
  try {
    await untilIdle(site.pid);
    await measure(site);
  } finally {
    await site.end("SIGTERM");
    rmSync(folder, { recursive: true });
  }
}

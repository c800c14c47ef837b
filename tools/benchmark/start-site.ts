import { type BuiltSite, startBuiltSite } from "#test/support/faults/server-process.ts";
import { untilIdle } from "#test/support/programs/proc.ts";

/** Starts the built site and waits for the pages it renders in advance, which would distort the measurement. */
export async function withIdleSite(measure: (site: BuiltSite) => Promise<void>): Promise<void> {
  const site = await startBuiltSite();
  try {
    await untilIdle(site.pid);
    await measure(site);
  } finally {
    await site.end();
  }
}

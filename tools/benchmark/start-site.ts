import { type BuiltSite, startBuiltSite } from "#test/support/server-process.ts";
import { untilIdle } from "#test/support/proc.ts";

/**
 * The built site, once it has rendered in the background what it makes ahead, which would count in what is measured.
 */
export async function withIdleSite(measure: (site: BuiltSite) => Promise<void>): Promise<void> {
  const site = await startBuiltSite();
  try {
    await untilIdle(site.pid);
    await measure(site);
  } finally {
    await site.end();
  }
}

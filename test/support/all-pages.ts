import { sitemapPaths } from "#app/pages/page-lists.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { content } from "./content.ts";
import { untilIdle } from "./proc.ts";

/** Asks for every page: a server that has run for days has them all in memory. */
export async function readAllPages({ origin, pid }: { origin: string; pid: number }) {
  for (const address of inBothLanguages(sitemapPaths(content))) {
    const response = await fetch(origin + address);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  }
  await untilIdle(pid);
}

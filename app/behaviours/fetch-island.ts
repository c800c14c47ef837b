import type { IslandName } from "#app/islands/islands.ts";
import { noteSentNodes } from "#app/islands/sent-nodes.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { fetchPage } from "./fetch-page.ts";

/** Takes an island from its own page, with its styles. Throws if the page or the styles are not available. */
export async function fetchIsland(href: string, name: IslandName): Promise<HTMLElement> {
  const page = await fetchPage(href);
  const island = page.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (!island) throw new Error(`${href} holds no ${name}`);
  adoptStyles(page);
  noteSentNodes(island);
  return document.adoptNode(island);
}

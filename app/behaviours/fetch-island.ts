import type { IslandName } from "#app/islands/islands.ts";
import { adoptStyles } from "./adopt-styles.ts";
import { fetchPage } from "./fetch-page.ts";

/** Takes an island out of its own page, with the styles it needs; throws where these cannot be had. */
export async function fetchIsland(href: string, name: IslandName): Promise<Element> {
  const page = await fetchPage(href);
  const island = page.querySelector(`[data-island=${name}]`);
  if (!island) throw new Error(`${href} holds no ${name}`);
  adoptStyles(page);
  return document.adoptNode(island);
}

import type { IslandName } from "#app/islands/islands.ts";
import { fetchPage } from "./fetch-page.ts";

/** Takes an island out of its own page, with the style sheets it needs; throws where that cannot be had. */
export async function fetchIsland(href: string, name: IslandName): Promise<Element> {
  const page = await fetchPage(href);
  const island = page.querySelector(`[data-island=${name}]`);
  if (!island) throw new Error(`${href} holds no ${name}`);
  await Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(loadSheet),
  );
  return document.adoptNode(island);
}

export function loadSheet({ href }: Pick<HTMLLinkElement, "href">) {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  return new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", reject);
    document.head.append(sheet);
  });
}

import { listedPages } from "#app/pages/page-lists.ts";
import { siteAreas } from "#domain/site/site-areas.ts";
import type { Content } from "#model/content.ts";

type Area = { title: string; links: { label: string; href: string }[] };

/** The sitemap's pages by area, each with its title; areas without pages are left out. */
export function siteMapAreas(content: Content): Area[] {
  const byArea = Map.groupBy(listedPages(content), ({ area }) => area);
  return siteAreas.flatMap((area) => {
    const links = byArea.get(area)?.map(({ href, title }) => ({ href, label: title }));
    return links ? [{ title: content.siteMap.areas[area], links }] : [];
  });
}

import { sitemapAddresses } from "#model/links/addresses.ts";
import type { Content } from "#model/content.ts";
import { pageTitles, titleFromAddress } from "./page-titles.ts";

type Area = { title: string; links: { label: string; href: string }[] };

/** Every address of the sitemap, by area, each under its title; areas without a page are left out. */
export function siteMapAreas(content: Content): Area[] {
  const { areas, other } = content.siteMap;
  const titles = pageTitles(content);
  const links = sitemapAddresses(content).map((href) => ({
    href,
    label: titles.get(href) ?? titleFromAddress(href),
  }));
  const areaOf = ({ href }: { href: string }) => {
    const part = href.split(/[/?]/)[1] ?? "";
    return areas.find(({ parts }) => parts.includes(part))?.title ?? other;
  };
  const byArea = Map.groupBy(links, areaOf);
  return [...areas.map(({ title }) => title), other].flatMap((title) => {
    const found = byArea.get(title);
    return found ? [{ title, links: found }] : [];
  });
}

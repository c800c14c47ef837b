import { listedPages } from "#app/pages/derived.ts";
import type { Content } from "#model/content.ts";

type Area = { title: string; links: { label: string; href: string }[] };

/** Every address of the sitemap, by area, each under its title; areas without a page are left out. */
export function siteMapAreas(content: Content): Area[] {
  const { areas, other } = content.siteMap;
  const links = listedPages(content).map(({ href, title }) => ({ href, label: title }));
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

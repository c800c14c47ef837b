import type { Content } from "#model/content.ts";
import { families } from "#domain/products/families.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { inBothLanguages } from "#app/pages/languages.ts";

/** Pages rendered in advance: this takes a second or two of CPU time. */
export const mostWarmed = 40;

/** The pages to render in advance: the most read ones, then those in menus. */
export function pagesToWarm(
  { menus }: Content,
  mostRead: readonly string[],
  isListed: (url: string) => boolean,
): string[] {
  const footer = menus.footer.flatMap(({ links }) => links);
  const named = [
    link("/"),
    link("/hfc"),
    ...families.map(paths.family),
    ...[...menus.topBar, ...footer].flatMap((item) => ("to" in item ? item.to : [])),
  ];
  const urls = new Set([...mostRead, ...inBothLanguages(named)]);
  return [...urls].filter(isListed).slice(0, mostWarmed);
}

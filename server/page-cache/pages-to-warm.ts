import type { Content } from "#model/content.ts";
import { families } from "#domain/products/families.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { inBothLanguages } from "#app/pages/languages.ts";

/** Pages rendered ahead: a second or two of the processor's time. */
export const mostWarmed = 40;

/** The pages that are worth rendering before anybody asks: those that are read most, then those that menus name. */
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

import { addressesOf, fixedPaths } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import type { ReadFile } from "#model/load/reader.ts";
import { mapTexts } from "#model/reading/map-texts.ts";

/** Links of records that lead to no page, whatever their place in the record, and redirects of no use. */
export function checkLinks(content: Content, files: readonly ReadFile[]): string[] {
  const known = linkTargets(content);
  const links = files.flatMap(({ file, value }) =>
    linksIn(value).map((link) => ({ file, ...link })),
  );
  return [
    ...links
      .filter(({ to }) => !known.has(to))
      .map(({ file, place, to }) => `${file} ${place}: there is no page ${to}`),
    ...checkWay(content),
    ...content.redirects.flatMap(({ from, to }) => [
      ...(known.has(to) ? [] : [`site/redirects.yaml ${from}: there is no page ${to}`]),
      ...(known.has(from) ? [`site/redirects.yaml ${from}: a page stands there`] : []),
    ]),
    ...content.landings.flatMap(({ id, tasks }) =>
      tasks
        .filter(({ product }) => !known.has(`/${product}`))
        .map(({ product }) => `landings/${id}.yaml tasks: there is no product ${product}`),
    ),
  ];
}

/** The paths that a link may lead to. */
export function linkTargets(content: Content): ReadonlySet<string> {
  return new Set([...addressesOf(content), ...fixedPaths]);
}

/** Each `to` that is a path. Redirects, a file that is a list, have a check of their own. */
function linksIn(value: unknown) {
  const links: { place: string; to: string }[] = [];
  mapTexts(value, (to, place) => {
    if (/^[a-z].*\.to(?:\.\d+)?$/i.test(place) && to.startsWith("/")) links.push({ place, to });
    return to;
  });
  return links;
}

function checkWay({ menus, fraudCentre }: Content): string[] {
  const { id: wanted } = menus.keyLinks.lostCard;
  return fraudCentre.troubles.items.some(({ id }) => id === wanted)
    ? []
    : [
        `site/menus.yaml keyLinks.lostCard.id: no trouble of fraud-centre.yaml has the id ${wanted}`,
      ];
}

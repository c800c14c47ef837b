import { addressesOf, fixedPaths } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import type { ReadFile } from "#model/load/reader.ts";
import { isIcon } from "#model/reading/icons.ts";
import { mapTexts } from "#model/reading/map-texts.ts";

type Named = { file: string; place: string; text: string };

/** Links of records that lead to no page, whatever their place in the record, and redirects of no use. */
export function checkLinks(content: Content, files: readonly ReadFile[]): string[] {
  const known = linkTargets(content);
  return [
    // Redirects, a file that is a list, have a check of their own.
    ...textsAt(files, /^[a-z].*\.to(?:\.\d+)?$/i)
      .filter(({ text }) => text.startsWith("/") && !known.has(text))
      .map(({ file, place, text }) => `${file} ${place}: there is no page ${text}`),
    ...checkWay(content),
    ...content.redirects.flatMap(({ from, to }) => [
      ...(known.has(to) ? [] : [`site/redirects.yaml ${from}: there is no page ${to}`]),
      ...(known.has(from) ? [`site/redirects.yaml ${from}: a page has this path`] : []),
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

/** Icons of records that the library of icons does not have. */
export function checkIcons(files: readonly ReadFile[]): string[] {
  return textsAt(files, /(?:^|\.)icon$/)
    .filter(({ text }) => !isIcon(text))
    .map(({ file, place, text }) => `${file} ${place}: there is no icon ${text}`);
}

function textsAt(files: readonly ReadFile[], places: RegExp): Named[] {
  const named: Named[] = [];
  for (const { file, value } of files)
    mapTexts(value, (text, place) => {
      if (places.test(place)) named.push({ file, place, text });
      return text;
    });
  return named;
}

function checkWay({ menus, fraudCentre }: Content): string[] {
  const { id: wanted } = menus.keyLinks.lostCard;
  return fraudCentre.troubles.items.some(({ id }) => id === wanted)
    ? []
    : [
        `site/menus.yaml keyLinks.lostCard.id: no trouble of fraud-centre.yaml has the id ${wanted}`,
      ];
}

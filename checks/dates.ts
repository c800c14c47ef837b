import type { Content } from "#model/content.ts";
import { untimedPaths } from "#model/published/published-content-at.ts";
import { addressesOf } from "#app/pages/page-lists.ts";
import { textsOf } from "#model/kiswahili/translate.ts";
import type { MenuLink } from "#model/reading/site.ts";

/**
 * Owners who are people, notices for addresses that do not exist, and cards whose linked page will expire or is not
 * published yet.
 */
export function checkDates(content: Content): string[] {
  const { dates, leaders, notices, aboutUs, waysToBank, campaigns } = content;
  const people = new Set(leaders.map(({ name }) => name));
  const known = addressesOf(content);
  const isTimed = dates.some(({ times }) => times.length > 0);
  const lasting = isTimed ? untimedPaths(content, addressesOf) : new Set(known);
  const cards: [string, MenuLink][] = [
    ...aboutUs.subsidiaries.items.map(named("site/about-us.yaml subsidiaries")),
    ...waysToBank.cards.map(named("site/ways-to-bank.yaml cards")),
    ...campaigns.map(({ path, link }): [string, MenuLink] => [`campaigns/${path}.yaml link`, link]),
  ];
  return [
    ...dates
      .filter(({ owner }) => owner !== undefined && people.has(owner))
      .map(({ file, owner }) => `${file} owner: ${owner} is a person: name the office`),
    ...notices.items
      .flatMap(({ where }) => where.filter((place) => place.startsWith("/")))
      .filter((start) => !known.some((each) => each === start || each.startsWith(`${start}/`)))
      .map((start) => `site/notices.yaml where: there is no page at or below ${start}`),
    ...notices.kiswahili
      .filter(({ english }) => !textsOf([notices.label, notices.items]).includes(english))
      .map(({ english }) => `site/notices.yaml kiswahili: no notice says "${english}"`),
    ...cards.flatMap(([place, link]) =>
      "to" in link && known.includes(link.to) && !lasting.has(link.to)
        ? [`${place}: ${link.to} comes or goes by its times: lead to a page that stays`]
        : [],
    ),
  ];
}

const named =
  (place: string) =>
  ({ link }: { link: MenuLink }): [string, MenuLink] => [place, link];

import { addressesOf, fixedPaths } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import type { MenuLink } from "#model/reading/site.ts";

type NamedLink = [place: string, link: MenuLink];
type IsKnown = (address: string) => boolean;

/** Links of menus and records without a target. */
export function checkLinks(content: Content): string[] {
  const known = linkTargets(content);
  const isKnown = (address: string) => known.has(address);
  return [
    ...[...linksOfMenus(content), ...linksOfPages(content)].flatMap(([place, link]) =>
      checkLink(`site/${place}`, link, isKnown),
    ),
    ...checkWay(content),
    ...checkRedirects(content, isKnown),
    ...checkRecords(content, isKnown),
    ...checkProducts(content, isKnown),
    ...content.search.answers.flatMap(({ asks: [ask], to }) =>
      to
        .filter((each) => !isKnown(each))
        .map((each) => `site/search.yaml answers ${ask}: there is no page ${each}`),
    ),
  ];
}

/** The paths that a link may lead to. */
export function linkTargets(content: Content): ReadonlySet<string> {
  return new Set([...addressesOf(content), ...fixedPaths]);
}

function linksOfMenus({ menus }: Content): NamedLink[] {
  const { keyLinks, tasks, topBar, main, corporate, group, footer } = menus;
  return [
    ...named("menus.yaml keyLinks", [keyLinks.lostCard, keyLinks.contact]),
    ...named(
      "menus.yaml tasks",
      tasks.map(({ label, to }) => ({ label, to })),
    ),
    ...named("menus.yaml topBar", topBar),
    ...main.flatMap((item) => named(`menus.yaml main ${item.label} tasks`, item.tasks)),
    ...main.flatMap((item) =>
      "tabs" in item
        ? item.tabs.flatMap((tab) => named(`menus.yaml main ${item.label}`, tab.links))
        : [],
    ),
    ...named("menus.yaml corporate", corporate),
    ...named("menus.yaml group", group),
    ...footer.flatMap((column) => named(`menus.yaml footer ${column.title}`, column.links)),
  ];
}

function checkWay({ menus, fraudCentre }: Content): string[] {
  const { id: wanted } = menus.keyLinks.lostCard;
  return fraudCentre.troubles.items.some(({ id }) => id === wanted)
    ? []
    : [
        `site/menus.yaml keyLinks.lostCard.id: no trouble of fraud-centre.yaml has the id ${wanted}`,
      ];
}

function linksOfPages(content: Content): NamedLink[] {
  const { groupHome, bankHome, aboutUs, whizz, waysToBank, rightsIssue } = content;
  return [
    ...named("rights-issue.yaml ceo", [rightsIssue.page.ceo.highlights]),
    ...namedOf("group-home.yaml slides", groupHome.slides),
    ...namedOf("group-home.yaml tiles", groupHome.tiles),
    ...namedOf("bank-home.yaml tasks", bankHome.tasks),
    ...namedOf("bank-home.yaml slides", bankHome.slides),
    ...namedOf("about-us.yaml subsidiaries", aboutUs.subsidiaries.items),
    ...named("about-us.yaml next", aboutUs.next.links),
    ...namedOf("whizz.yaml features", whizz.features),
    ...named("whizz.yaml data", whizz.data.links),
    ...namedOf("ways-to-bank.yaml cards", waysToBank.cards),
  ];
}

function checkRedirects({ redirects }: Content, isKnown: IsKnown): string[] {
  return redirects.flatMap(({ from, to }) => [
    ...(isKnown(to) ? [] : [`site/redirects.yaml ${from}: there is no page ${to}`]),
    ...(isKnown(from) ? [`site/redirects.yaml ${from}: a page stands there`] : []),
  ]);
}

function checkRecords({ articles, properties, documents }: Content, isKnown: IsKnown) {
  return [
    ...articles.flatMap(({ path, productLink }) =>
      checkLink(`articles/${path}.md productLink`, productLink, isKnown),
    ),
    ...properties.flatMap(({ path, propertyCta }) =>
      checkLink(`properties/${path}.yaml propertyCta`, propertyCta, isKnown),
    ),
    ...documents.flatMap(({ key, policies }) =>
      policies.flatMap(({ title, to }) =>
        checkLink(`documents/${key}.md policies ${title}`, { to }, isKnown),
      ),
    ),
  ];
}

function checkProducts({ landings }: Content, isKnown: IsKnown): string[] {
  const missing = (place: string, product: string) =>
    isKnown(`/${product}`) ? [] : [`${place}: there is no product ${product}`];
  return [
    ...landings.flatMap(({ id, tasks }) =>
      tasks.flatMap(({ product }) => missing(`landings/${id}.yaml tasks`, product)),
    ),
  ];
}

/** A link may be absent or lead out of the site; outside links are not checked. */
function checkLink(
  place: string,
  link: MenuLink | { to: string | undefined } | undefined,
  isKnown: IsKnown,
) {
  const to = link && "to" in link ? link.to : undefined;
  return to === undefined || isKnown(to) ? [] : [`${place}: there is no page ${to}`];
}

const named = (place: string, links: readonly MenuLink[]) =>
  links.map((link): NamedLink => [place, link]);

const namedOf = (place: string, records: readonly { link?: MenuLink | undefined }[]) =>
  named(
    place,
    records.flatMap(({ link }) => link ?? []),
  );

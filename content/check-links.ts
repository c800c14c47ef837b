import { otherAddresses, sitemapAddresses } from "./addresses.ts";
import type { Content } from "./content.ts";
import type { MenuLink } from "./schema/site.ts";

/** Links of menus and landing pages that lead nowhere. */
export function mistakesInLinks(content: Content): string[] {
  const known = new Set([...sitemapAddresses(content), ...otherAddresses()]);
  const { topBar, main, corporate, group, footer } = content.menus;
  const links: [string, MenuLink][] = [
    ...named("menus.yaml topBar", topBar),
    ...main.flatMap((item) =>
      "tabs" in item
        ? item.tabs.flatMap((tab) => named(`menus.yaml main ${item.label}`, tab.links))
        : [],
    ),
    ...named("menus.yaml corporate", corporate),
    ...named("menus.yaml group", group),
    ...footer.flatMap((column) => named(`menus.yaml footer ${column.title}`, column.links)),
  ];
  const { groupHome, bankHome, aboutUs, whizz } = content;
  const homes: [string, MenuLink][] = [
    ...named(
      "group-home.yaml slides",
      groupHome.slides.map(({ link }) => link),
    ),
    ...named(
      "group-home.yaml tiles",
      groupHome.tiles.map(({ link }) => link),
    ),
    ...named(
      "bank-home.yaml slides",
      bankHome.slides.map(({ link }) => link),
    ),
    ...named(
      "about-us.yaml subsidiaries",
      aboutUs.subsidiaries.items.map(({ link }) => link),
    ),
    ...named("about-us.yaml next", aboutUs.next.links),
    ...named(
      "whizz.yaml features",
      whizz.features.flatMap(({ link }) => link ?? []),
    ),
    ...named("whizz.yaml data", whizz.data.links),
  ];
  const ways = named(
    "ways-to-bank.yaml cards",
    content.waysToBank.cards.map(({ link }) => link),
  );
  return [
    ...[...links, ...homes, ...ways].flatMap(([place, link]) =>
      "to" in link && !known.has(link.to) ? [`site/${place}: there is no page ${link.to}`] : [],
    ),
    ...content.redirects.flatMap(({ from, to }) => [
      ...(known.has(to) ? [] : [`site/redirects.yaml ${from}: there is no page ${to}`]),
      ...(known.has(from) ? [`site/redirects.yaml ${from}: a page stands there`] : []),
    ]),
    ...content.articles.flatMap(({ path, productLink }) =>
      productLink && "to" in productLink && !known.has(productLink.to)
        ? [`articles/${path}.md productLink: there is no page ${productLink.to}`]
        : [],
    ),
    ...content.properties.flatMap(({ path, propertyCta }) =>
      propertyCta && "to" in propertyCta && !known.has(propertyCta.to)
        ? [`properties/${path}.yaml propertyCta: there is no page ${propertyCta.to}`]
        : [],
    ),
    ...content.documents.flatMap(({ key, policies }) =>
      policies.flatMap(({ title, to }) =>
        to === undefined || known.has(to)
          ? []
          : [`documents/${key}.md policies ${title}: there is no page ${to}`],
      ),
    ),
    ...bankHome.featured
      .filter((product) => !known.has(`/${product}`))
      .map((product) => `site/bank-home.yaml featured: there is no product ${product}`),
    ...content.landings.flatMap(({ id, tasks }) =>
      tasks
        .filter(({ product }) => !known.has(`/${product}`))
        .map(({ product }) => `landings/${id}.yaml tasks: there is no product ${product}`),
    ),
  ];
}

function named(place: string, links: readonly MenuLink[]) {
  return links.map((link): [string, MenuLink] => [place, link]);
}

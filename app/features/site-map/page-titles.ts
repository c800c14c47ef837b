import { fillWords } from "#app/lib/fill-words.ts";
import { audienceName, bankingLabel, familyName } from "#app/lib/labels.ts";
import { listedPages } from "#app/pages/derived.ts";
import type { Content } from "#model/content.ts";
import type { MenuLink } from "#model/reading/site.ts";
import { type Audience, families } from "#domain/products/catalogue.ts";
import { leadershipCategories } from "#domain/pages/leadership.ts";
import { paths } from "#domain/pages/paths.ts";
import { propertyTypes } from "#domain/property/property.ts";

type Titles = [address: string, title: string][];

/** What each address is called in a list of links. */
export function pageTitles(content: Content): ReadonlyMap<string, string> {
  // What stands later wins: a page's own title over what a menu calls it.
  return new Map([
    ...titlesOfMenus(content),
    ...titlesOfProducts(content),
    ...titlesOfPeople(content),
    ...titlesOfTexts(content),
    ...titlesOfHelp(content),
    ...titlesOfProperty(content),
    ...listedPages(content).map(({ href, title }): [string, string] => [href, title]),
  ]);
}

/** The last part of an address in words, for a page that nothing names: `rates-and-fees` is "Rates and fees". */
export function titleFromAddress(address: string): string {
  const words = decodeURIComponent(address.split(/[?#]/)[0]?.split("/").at(-1) ?? "");
  const text = words.replaceAll(/[-_]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function titlesOfMenus({ menus }: Content): Titles {
  const { topBar, main, corporate, group, footer } = menus;
  const ofTabs = main.flatMap((item) => ("tabs" in item ? item.tabs : []));
  const links: MenuLink[] = [
    ...ofTabs.flatMap((tab) => tab.links),
    ...[...footer].flatMap((column) => column.links),
    ...corporate,
    ...group,
    ...topBar,
  ];
  return links.flatMap((link) => ("to" in link ? [[link.to, link.label]] : []));
}

function titlesOfProducts(content: Content): Titles {
  return [
    ...families.flatMap((family): Titles => {
      // Object.keys forgets the type of the keys it lists.
      const audiences = Object.keys(content.families[family].audiences) as Audience[];
      const name = familyName(content, family);
      return [
        [paths.family(family), name],
        ...audiences.map((audience): [string, string] => [
          paths.familyAudience(family, audience),
          `${name}: ${audienceName(content, audience)}`,
        ]),
      ];
    }),
    ...content.products.flatMap((product): Titles => {
      const address = { ...product, audience: product.audiences[0] };
      return [
        [paths.product(address), product.title],
        ...product.groups.map((group): [string, string] => [
          paths.product(address, group.path),
          `${product.title}: ${group.title}`,
        ]),
      ];
    }),
    ...content.insurancePage.tabs.map((tab): [string, string] => [
      paths.insurance(tab.audience),
      `${content.insurancePage.title}: ${audienceName(content, tab.audience)}`,
    ]),
    [paths.insurance(), content.insurancePage.title],
    ...content.campaigns.map(({ path, title }): [string, string] => [paths.campaign(path), title]),
    ...content.landings.map(({ id }): [string, string] => [
      paths.banking(id),
      bankingLabel(content, id),
    ]),
  ];
}

function titlesOfPeople({ leaders, testimonials, leadership }: Content): Titles {
  return [
    [paths.leadership(), leadership.title],
    ...leadershipCategories.map((category): [string, string] => [
      paths.leadership(category),
      leadership.categories[category].title,
    ]),
    ...leaders.map(({ categories, slug, name }): [string, string] => [
      paths.leader(categories[0], slug),
      name,
    ]),
    ...testimonials.map(({ path, name }): [string, string] => [paths.testimonial(path), name]),
  ];
}

function titlesOfTexts({ documents, articles, whizzStatement, branches }: Content): Titles {
  return [
    ...documents.map(({ key, title }): [string, string] => [paths.document(key), title]),
    ...articles.map(({ path, title }): [string, string] => [paths.article(path), title]),
    ...titlesOfStatement(whizzStatement),
    ...branches.map(({ slug, name }): [string, string] => [paths.branch(slug), name]),
  ];
}

function titlesOfStatement({ title, place, parts }: Content["whizzStatement"]): Titles {
  return parts.map((_part, i) => {
    const page = fillWords(place, { page: i + 1, pages: parts.length });
    return [paths.whizzStatement(i + 1), i === 0 ? title : `${title}: ${page}`];
  });
}

function titlesOfHelp(content: Content): Titles {
  const { settings, pages, careers, waysToBank } = content;
  return [
    [paths.groupHome(), settings.group.name],
    [paths.bankHome(), settings.bank.name],
    [paths.jobs(), careers.jobs.title],
    [paths.locations("ATMS"), waysToBank.atms.title],
    ...pages.map(({ slug, title }): [string, string] => [`/${slug}`, title]),
  ];
}

function titlesOfProperty({ properties, propertyListing }: Content): Titles {
  return [
    [paths.properties(), propertyListing.title],
    ...propertyTypes.map((type): [string, string] => [
      paths.properties({ type }),
      propertyListing.titles[type],
    ]),
    [paths.propertyComparison(), propertyListing.compare.title],
    ...properties.map(({ path, title }): [string, string] => [paths.property(path), title]),
  ];
}

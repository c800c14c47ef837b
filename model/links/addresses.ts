import { listedPages } from "#app/pages/derived.ts";
import { type Audience, bankingAudienceIds, families } from "#domain/products/catalogue.ts";
import { defaultLeadershipCategory, leadershipCategories } from "#domain/pages/leadership.ts";
import type { PageSlug } from "#domain/pages/pages.ts";
import { paths } from "#domain/pages/paths.ts";
import { rightsOptions } from "#domain/investors/rights-issue.ts";
import { locationKinds } from "#domain/contact/ways-to-bank.ts";
import { propertyTypes } from "#domain/property/property.ts";
import type { Content } from "#model/content.ts";

/**
 * Every address of the content that a visitor or a search engine is invited to: the sitemap, to which open jobs come,
 * and what the page cache is warmed with.
 */
export function sitemapAddresses(content: Content): string[] {
  const { products, families: texts, insurancePage, landings, campaigns, properties } = content;
  const { documents, leaders, testimonials, articles, whizzStatement, branches, pages } = content;
  return [
    paths.groupHome(),
    paths.bankHome(),
    ...landings.map(({ id }) => paths.banking(id)),
    ...families.flatMap((family) => [
      paths.family(family),
      // The cast: Object.keys forgets the type of the keys it lists.
      ...(Object.keys(texts[family].audiences) as Audience[]).map((audience) =>
        paths.familyAudience(family, audience),
      ),
    ]),
    ...products.flatMap((product) => {
      const address = { ...product, audience: product.audiences[0] };
      return [
        paths.product(address),
        ...product.groups.map((group) => paths.product(address, group.path)),
      ];
    }),
    paths.insurance(),
    ...insurancePage.tabs.slice(1).map((tab) => paths.insurance(tab.audience)),
    ...pages.map(({ slug }) => pageAddress[slug]),
    ...documents.map(({ key }) => paths.document(key)),
    ...campaigns.map(({ path }) => paths.campaign(path)),
    paths.aboutUs(),
    paths.leadership(),
    ...leadershipCategories.slice(1).map((category) => paths.leadership(category)),
    ...leaders.map(({ categories, slug }) => paths.leader(categories[0], slug)),
    paths.whizz(),
    ...whizzStatement.parts.map((_part, i) => paths.whizzStatement(i + 1)),
    paths.careers(),
    paths.jobs(),
    paths.testimonials(),
    ...testimonials.map(({ path }) => paths.testimonial(path)),
    ...[undefined, ...propertyTypes].map((type) => paths.properties({ type })),
    ...properties.map(({ path }) => paths.property(path)),
    paths.propertyComparison(),
    paths.articles(),
    ...articles.map(({ path }) => paths.article(path)),
    paths.waysToBank(),
    ...locationKinds.map((kind) => paths.locations(kind)),
    ...branches.map(({ slug }) => paths.branch(slug)),
    ...listedPages(content).map(({ href }) => href),
  ];
}

/** Addresses that answer with a page but stand in no sitemap: they show what another address is canonical for. */
export function otherAddresses(): string[] {
  return [
    paths.app(),
    paths.search(),
    paths.whyCareers(),
    paths.leadership(defaultLeadershipCategory),
    paths.investorFinancials(),
    ...rightsOptions.map((key) => paths.rightsOption(key)),
    paths.allProperties(),
    ...bankingAudienceIds.flatMap((audience) => [
      paths.groupBanking(audience),
      ...families.map((family) => paths.groupBanking(audience, family)),
    ]),
  ];
}

const pageAddress: Record<PageSlug, string> = {
  "contact-us": paths.contactUs(),
  accessibility: paths.accessibility(),
};

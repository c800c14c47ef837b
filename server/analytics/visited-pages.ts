import { unlistedPaths, sitemapPaths } from "#app/pages/page-lists.ts";
import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
import { bankingAudienceIds, bankingAudiences } from "#domain/products/catalogue.ts";
import { languageOf } from "#domain/texts/language.ts";
import { hasKiswahili } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { loggedPath, unusualPath } from "../http/logged-path.ts";
import { ofContent } from "../base/of-content.ts";

type VisitedPagesOptions = {
  content: () => Content;
  isJob: (id: string) => Promise<boolean>;
};

/** The name under which a visit is counted. */
export type VisitedPages = (path: string) => Promise<string>;

/** The name of every unknown path: made-up paths must not push pages out of the totals. */
export const unknownPage = "(unknown)";

const jobPath = new RegExp(`^${link("/careers")}/([^/]+)(?:/apply(?:/sent)?)?$`);

export function createVisitedPages({ content, isJob }: VisitedPagesOptions): VisitedPages {
  const known = ofContent(content, pathsOf);

  async function isPage(path: string): Promise<boolean> {
    if (known().has(path)) return true;
    const [, job] = jobPath.exec(path) ?? [];
    return job !== undefined && isJob(job).catch(() => false);
  }

  return async (path) => {
    const counted = loggedPath(path);
    if (counted !== path) return counted === unusualPath ? unknownPage : counted;
    const { language, address } = languageOf(path);
    if (language !== "en" && !hasKiswahili(address)) return unknownPage;
    return (await isPage(address)) ? path : unknownPage;
  };
}

function pathsOf(content: Content): ReadonlySet<string> {
  const urls = [
    ...sitemapPaths(content),
    ...unlistedPaths,
    ...content.products.flatMap(productPaths),
    ...content.properties.map(({ path }) => paths.propertyEnquiry(path)),
    ...content.campaigns.map(({ path }) => paths.campaignBooking(path)),
    paths.dataRequestSent({ reference: "", day: "", seal: "" }),
    link("/api/docs"),
  ];
  return new Set(urls.map((url) => url.replace(/\?.*$/, "")));
}

/** The paths of a product: under each of its audiences, with each of its parts and sections. */
function productPaths({ family, audiences, slug, groups, sections }: Product): string[] {
  const parts: [part?: string, section?: string][] = [
    [],
    ...[...sections, ...groups.flatMap((group) => group.sections)].map(({ path }): [string] => [
      path,
    ]),
    ...groups.flatMap((group): [string, string?][] => [
      [group.path],
      ...group.sections.map(({ path }): [string, string] => [group.path, path]),
    ]),
  ];
  const banking = bankingAudienceIds.filter((id) => audiences.includes(bankingAudiences[id]));
  return [
    ...[undefined, ...groups.map(({ path }) => path)].flatMap((group) =>
      audiences.map((audience) => paths.enquiry({ family, audience, slug }, group)),
    ),
    ...parts.flatMap((part) => [
      ...audiences.map((audience) => paths.product({ family, audience, slug }, ...part)),
      ...banking.map((audience) => paths.bankingProduct(audience, slug, ...part)),
    ]),
  ];
}

import type { LocationKind } from "#domain/contact/ways-to-bank.ts";
import { type DocumentGroup, documentGroups } from "#domain/investors/investor-documents.ts";
import type { ClothCalculator } from "#domain/lending/cloth.ts";
import type { RightsOption } from "#domain/investors/rights-issue.ts";
import type { LeadershipCategory } from "#domain/site/leadership.ts";
import { clothOf, type Motif, type PatternShape } from "#domain/pictures/pattern.ts";
import type { Audience, BankingAudience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";
import type { PropertyType } from "#domain/property/property.ts";
import type { SearchKind } from "#domain/search/search.ts";
import { fill, link } from "./link.ts";

type ProductKey = { family: Family; audience: Audience; slug: string };

/** The content of a receipt, with the server's seal. The form defines the meaning of `day` (`YYYY-MM-DD`). */
export type Receipt = { reference: string; day: string; seal: string };

/** The parameters of a form sent by GET. */
type Query = URLSearchParams | Readonly<Record<string, string>>;

type PropertyListState = {
  type?: PropertyType | undefined;
  /** Counted from 1. */
  page?: number;
  query?: Query;
};

/**
 * The URL paths of pages with parameters in their path or with a state, and those of files. All other links are written
 * with their pattern, `link("/complaints")`. `link` accepts only patterns of pages; `fill` makes the paths of files.
 */
export const paths = {
  family: (family: Family) => link("/:family", { family }),
  familyAudience: (family: Family, audience: Audience) =>
    link("/:family/:audience", { family, audience }),
  /** `part` is the path of a group or a section; `section` is the path of a section of the group. */
  product: ({ family, audience, slug }: ProductKey, part?: string, section?: string) =>
    link("/:family/:audience/:slug/:part?/:section?", { family, audience, slug, part, section }),

  insurance: (audience?: Audience) => link("/insurance/:audience?", { audience }),
  banking: (audience: BankingAudience) => link("/banking/:audience", { audience }),
  bankingProduct: (audience: BankingAudience, slug: string, part?: string, section?: string) =>
    link("/banking/:audience/:slug/:part?/:section?", { audience, slug, part, section }),
  groupBanking: (audience: BankingAudience, family?: Family) =>
    link("/hfc/:audience/:family?/:product?", { audience, family }),

  document: (document: string) => link("/documents/:document", { document }),
  /** A PDF of a document. */
  documentFile: (file: string) => fill("/documents/:file", { file }),

  /** A page of the app's privacy statement, counted from 1, and optionally a section of it. */
  whizzStatement: (page = 1, section?: string) =>
    link("/hfc-whizz-data-privacy-statement", undefined, pageQuery(page)) +
    (section === undefined ? "" : `#${section}`),

  leadership: (category?: LeadershipCategory) => link("/leadership/:category?", { category }),
  leader: (category: LeadershipCategory, leader: string) =>
    link("/leadership/view/:category/:leader", { category, leader }),

  /** The receipt of a data request; `day` (`YYYY-MM-DD`) is when it must be answered. */
  dataRequestSent: (receipt: Receipt) => link("/data-rights/sent", undefined, receipt),
  /** The receipt of an enquiry sent without script, which the page of its form shows; a complaint has a day. */
  enquirySent: (form: string, { day, ...receipt }: Receipt) =>
    fill(form, {}, { ...receipt, ...(day && { day }) }),
  /** The path of a form, after a request for a receipt without a valid seal. */
  noReceipt: (form: string) => fill(form, {}, { receipt: "unknown" }),
  /** The enquiry form of a product, or of one group of it, optionally with the start of the message. */
  enquiry: ({ family, audience, slug }: ProductKey, group?: string, message = "") =>
    link(
      "/enquire/:family/:audience/:slug/:group?",
      { family, audience, slug, group },
      message ? { message } : {},
    ),

  /** The properties of a type, or of all types; `query` holds the other filters. */
  properties: ({ type, page = 1, query = {} }: PropertyListState = {}) => {
    const asked = new URLSearchParams(query);
    if (page > 1) asked.set("page", String(page));
    return link("/property-listing/:type?", { type }, asked);
  },
  /** All properties, under the path that names them. */
  allProperties: () => link("/property-listing/:type?", { type: "all" }),
  property: (property: string) => link("/property-listing/view/:property", { property }),
  /** The enquiry form of a property. */
  propertyEnquiry: (property: string) =>
    link("/property-listing/view/:property/enquire", { property }),
  /** The comparison of properties. */
  propertyComparison: (properties: readonly string[] = []) =>
    link(
      "/property-listing/compare",
      undefined,
      new URLSearchParams(properties.map((path) => ["property", path])),
    ),

  /** A campaign for property, the only kind. */
  campaign: (campaign: string) => link("/campaign/property/:campaign", { campaign }),
  campaignBooking: (campaign: string) => link("/campaign/property/:campaign/book", { campaign }),
  /** The documents of a group; /investor-relations itself shows the first group. */
  investors: (group?: DocumentGroup, state?: { year: number; page: number }) =>
    link(
      "/investor-relations/:group?",
      { group: group === documentGroups[0] ? undefined : group },
      state && { year: String(state.year), ...pageQuery(state.page) },
    ),
  /** The first group, under the path that names it. */
  investorFinancials: () => link("/investor-relations/:group?", { group: documentGroups[0] }),
  investorDocument: (file: string) => fill("/documents/investors/:file", { file }),

  /** The page of the rights issue with one of its cards open. */
  rightsOption: (category: RightsOption) => link("/hfc-rights-issue/:category", { category }),

  job: (job: string) => link("/careers/:job", { job }),
  jobApplication: (job: string) => link("/careers/:job/apply", { job }),
  /** The receipt of an application received on a day (`YYYY-MM-DD`). */
  applicationSent: (job: string, receipt: Receipt) =>
    link("/careers/:job/apply/sent", { job }, receipt),
  testimonial: (path: string) => link("/careers/testimonials/view/:path", { path }),

  article: (name: string) => link("/articles/:name", { name }),
  articlesFeed: () => fill("/articles/feed.xml"),
  /** All branches or all ATMs, or those of a county. */
  locations: (kind: LocationKind, county?: string) =>
    link("/ways-to-bank/location/:kind", { kind }, county === undefined ? {} : { county }),
  branch: (slug: string) => link("/ways-to-bank/branch/:slug", { slug }),

  /** The results of a term, optionally of one kind and at a page; the search form alone without a term. */
  search: (term?: string, { kind, page = 1 }: { kind?: SearchKind; page?: number } = {}) =>
    link("/search/:term?", { term }, { ...(kind !== undefined && { kind }), ...pageQuery(page) }),
  /** The suggestions for a term in the header's search box. */
  searchSuggestions: (term?: string) =>
    link("/search.json", undefined, term === undefined ? {} : { term }),
  ratesAndFees: (family?: Family | "all") =>
    link("/rates-and-fees", undefined, family ? { family } : {}),
  /** The comparison of products of one family, named by `comparisonKey`. */
  compare: (family?: Family, products: readonly string[] = []) =>
    link(
      "/compare",
      undefined,
      family &&
        new URLSearchParams([["family", family], ...products.map((key) => ["product", key])]),
    ),
  /** The eligibility check of a product, by its name, or the list of checks. */
  canIApply: (check?: string) =>
    check === undefined ? link("/can-i-apply") : link("/can-i-apply/:check", { check }),
  homeCostTable: (query?: Query) => fill("/calculators/home-cost.csv", {}, query),
  loanCostTable: (query?: Query) => fill("/calculators/loan-cost.csv", {}, query),
  /** A loan as a cloth: its picture, and a sheet to print; `paper` in the query chooses a larger one. */
  clothPicture: (calculator: ClothCalculator, query: Query) =>
    link("/calculators/:calculator/cloth.svg", { calculator }, query),
  clothSheet: (calculator: ClothCalculator, query: Query) =>
    link("/calculators/:calculator/cloth.pdf", { calculator }, query),
  costOfCredit: (query?: Query) => fill("/calculators/cost-of-credit.xlsx", {}, query),

  apiDocument: () => fill("/api/openapi.json"),

  /** The pattern of a page or a thing, by its slug or name. */
  pattern: (motif: Motif, shape: PatternShape, name: string, turn?: number) =>
    fill("/patterns/:motif/:shape/:file", { motif, shape, file: `${clothOf(name, turn)}.svg` }),
};

/** The first page of a list needs no parameter. */
function pageQuery(page: number): Readonly<Record<string, string>> {
  return page > 1 ? { page: String(page) } : {};
}

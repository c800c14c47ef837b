import type { LocationKind } from "#domain/contact/ways-to-bank.ts";
import { type DocumentGroup, documentGroups } from "#domain/investors/investor-documents.ts";
import type { RightsOption } from "#domain/investors/rights-issue.ts";
import type { LeadershipCategory } from "#domain/pages/leadership.ts";
import type { Motif, PatternShape } from "#domain/pages/pattern.ts";
import type { Audience, BankingAudience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";
import type { PropertyType } from "#domain/property/property.ts";
import type { SearchKind } from "#domain/search/search.ts";
import { fill, link } from "./link.ts";

type ProductKey = { family: Family; audience: Audience; slug: string };

/** The content of a receipt and the server's seal on it. The form decides what `day` (`YYYY-MM-DD`) stands for. */
export type Receipt = { reference: string; day: string; seal: string };

/** The parameters that a form sends by GET. */
type Query = URLSearchParams | Readonly<Record<string, string>>;

type PropertyListState = {
  type?: PropertyType | undefined;
  /** Counted from 1. */
  page?: number;
  query?: Query;
};

/**
 * The URL paths that many places ask for with parameters, and those of files. A page without parameters is a plain
 * `link("/complaints")`. `link` knows the patterns of pages; `fill` makes the paths of files, which no page answers.
 */
export const paths = {
  family: (family: Family) => link("/:family", { family }),
  familyAudience: (family: Family, audience: Audience) =>
    link("/:family/:audience", { family, audience }),
  /** `part` is a group or a section; `section` is one of the group. */
  product: ({ family, audience, slug }: ProductKey, part?: string, section?: string) =>
    link("/:family/:audience/:slug/:part?/:section?", { family, audience, slug, part, section }),

  insurance: (audience?: Audience) => link("/insurance/:audience?", { audience }),
  banking: (audience: BankingAudience) => link("/banking/:audience", { audience }),
  bankingProduct: (audience: BankingAudience, slug: string, part?: string, section?: string) =>
    link("/banking/:audience/:slug/:part?/:section?", { audience, slug, part, section }),
  groupBanking: (audience: BankingAudience, family?: Family) =>
    link("/hfc/:audience/:family?", { audience, family }),

  document: (document: string) => link("/documents/:document", { document }),
  /** A PDF of a document. */
  documentFile: (file: string) => fill("/documents/:file", { file }),

  /** A page of the app's privacy statement, counted from 1, and a section of it. */
  whizzStatement: (page = 1, section?: string) =>
    link("/hfc-whizz-data-privacy-statement", undefined, pageQuery(page)) +
    (section === undefined ? "" : `#${section}`),

  leadership: (category?: LeadershipCategory) => link("/leadership/:category?", { category }),
  leader: (category: LeadershipCategory, leader: string) =>
    link("/leadership/view/:category/:leader", { category, leader }),

  /** The receipt of a request that is answered by a day (`YYYY-MM-DD`). */
  dataRequestSent: (receipt: Receipt) => link("/data-rights/sent", undefined, receipt),
  /** The receipt of an enquiry that was sent without script. */
  enquirySent: (receipt: Omit<Receipt, "day">) => link("/contact-us/sent", undefined, receipt),
  /** A form, for someone whose receipt is not one of ours. */
  noReceipt: (form: string) => fill(form, {}, { receipt: "unknown" }),
  /** The form to ask about a product. */
  enquiry: ({ family, audience, slug }: ProductKey) =>
    link("/enquire/:family/:audience/:slug", { family, audience, slug }),

  /** The properties of a type, or all of them; `query` holds the other filters. */
  properties: ({ type, page = 1, query = {} }: PropertyListState = {}) => {
    const asked = new URLSearchParams(query);
    if (page > 1) asked.set("page", String(page));
    return link("/property-listing/:type?", { type }, asked);
  },
  /** All of them under a name of their own. */
  allProperties: () => link("/property-listing/:type?", { type: "all" }),
  property: (property: string) => link("/property-listing/view/:property", { property }),
  /** The form to ask about a property. */
  propertyEnquiry: (property: string) =>
    link("/property-listing/view/:property/enquire", { property }),
  /** Properties side by side. */
  propertyComparison: (properties: readonly string[] = []) =>
    link(
      "/property-listing/compare",
      undefined,
      new URLSearchParams(properties.map((path) => ["property", path])),
    ),

  /** A campaign for property, the one kind there is. */
  campaign: (campaign: string) => link("/campaign/property/:campaign", { campaign }),
  campaignBooking: (campaign: string) => link("/campaign/property/:campaign/book", { campaign }),
  /** The first group is what /investor-relations itself shows. */
  investors: (group?: DocumentGroup, state?: { year: number; page: number }) =>
    link(
      "/investor-relations/:group?",
      { group: group === documentGroups[0] ? undefined : group },
      state && { year: String(state.year), ...pageQuery(state.page) },
    ),
  /** The first group under its own name. */
  investorFinancials: () => link("/investor-relations/:group?", { group: documentGroups[0] }),
  investorDocument: (file: string) => fill("/documents/investors/:file", { file }),

  /** The page of the rights issue with the content of one of its cards open. */
  rightsOption: (category: RightsOption) => link("/hfc-rights-issue/:category", { category }),
  entitlement: (query?: Query) => link("/rightsissue/entitlement", undefined, query),

  job: (job: string) => link("/careers/:job", { job }),
  jobApplication: (job: string) => link("/careers/:job/apply", { job }),
  /** The receipt of an application that came on a day (`YYYY-MM-DD`). */
  applicationSent: (job: string, receipt: Receipt) =>
    link("/careers/:job/apply/sent", { job }, receipt),
  testimonial: (path: string) => link("/careers/testimonials/view/:path", { path }),

  /** The list of articles; `query` holds its filters and the page. */
  articles: (query?: Query) => link("/articles", undefined, query),
  article: (name: string) => link("/articles/:name", { name }),
  articlesFeed: () => fill("/articles/feed.xml"),
  fraudCentre: (query?: Query) => link("/fraud-centre", undefined, query),
  /** All branches or all cash machines, or those of a county. */
  locations: (kind: LocationKind, county?: string) =>
    link("/ways-to-bank/location/:kind", { kind }, county === undefined ? {} : { county }),
  branch: (slug: string) => link("/ways-to-bank/branch/:slug", { slug }),

  /** The results of a term, or those of one kind, and a page of them; no term is the bare box. */
  search: (term?: string, { kind, page = 1 }: { kind?: SearchKind; page?: number } = {}) =>
    link("/search/:term?", { term }, { ...(kind !== undefined && { kind }), ...pageQuery(page) }),
  /** The suggestions of the box in the header for a term. */
  searchSuggestions: (term?: string) =>
    link("/search.json", undefined, term === undefined ? {} : { term }),
  motorCalculator: (query?: Query) => link("/calculators/motor-insurance", undefined, query),
  motorComparison: (query?: Query) =>
    link("/calculators/motor-insurance/compare", undefined, query),
  ratesAndFees: (family?: Family | "all") =>
    link("/rates-and-fees", undefined, family ? { family } : {}),
  /** Products of one family side by side, by the names `comparisonKey` gives them. */
  compare: (family?: Family, products: readonly string[] = []) =>
    link(
      "/compare",
      undefined,
      family &&
        new URLSearchParams([["family", family], ...products.map((key) => ["product", key])]),
    ),
  homeCost: (query?: Query) => link("/calculators/home-cost", undefined, query),
  /** The eligibility check of a product, by the name of the check. */
  canIApply: (check?: string) =>
    check === undefined ? link("/can-i-apply") : link("/can-i-apply/:check", { check }),
  homeCostTable: (query?: Query) => fill("/calculators/home-cost.csv", {}, query),
  loanCost: (query?: Query) => link("/calculators/loan-cost", undefined, query),
  loanCostTable: (query?: Query) => fill("/calculators/loan-cost.csv", {}, query),
  depositReturn: (query?: Query) => link("/calculators/deposit-return", undefined, query),
  costOfCredit: (query?: Query) => fill("/calculators/cost-of-credit.xlsx", {}, query),

  apiDocument: () => fill("/api/openapi.json"),

  /** A textile drawn for `seed`: the same seed is always the same cloth. */
  pattern: (motif: Motif, shape: PatternShape, seed: string) =>
    fill("/patterns/:motif/:shape/:file", { motif, shape, file: `${seed}.svg` }),
};

/** The first page of a list needs no parameter. */
function pageQuery(page: number): Readonly<Record<string, string>> {
  return page > 1 ? { page: String(page) } : {};
}

import type { Audience, BankingAudience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";
import type { LeadershipCategory } from "./leadership.ts";
import { documentGroups, type DocumentGroup } from "#domain/investors/investor-documents.ts";
import type { Motif, PatternShape } from "./pattern.ts";
import type { RightsOption } from "#domain/investors/rights-issue.ts";
import type { PropertyType } from "#domain/property/property.ts";
import type { SearchKind } from "#domain/search/search.ts";
import type { LocationKind } from "#domain/contact/ways-to-bank.ts";

type ProductAddress = { family: Family; audience: Audience; slug: string };

/** Joins the parts of an address; a part that is not given is left out. */
function address(...parts: (string | undefined)[]): string {
  return `/${parts
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join("/")}`;
}

/** What a receipt shows, and the seal that the server made of it. Whose day (`YYYY-MM-DD`) it is depends on the form. */
export type Receipt = { reference: string; day: string; seal: string };

/** What a form that is sent by GET puts into an address. */
type Query = URLSearchParams | Readonly<Record<string, string>>;

type PropertyListState = {
  type?: PropertyType | undefined;
  /** Counted from 1. */
  page?: number;
  query?: Query;
};

/** An address with its query, where it has one. */
function withQuery(path: string, query: Query = {}): string {
  const text = new URLSearchParams(query).toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Every address of the site. Links are written with these or with `link`, never as text. */
export const paths = {
  groupHome: () => address(),
  bankHome: () => address("hfc"),
  app: () => address("app"),

  family: (family: Family) => address(family),
  familyAudience: (family: Family, audience: Audience) => address(family, audience),
  /** `part` is a group or a section; `section` is one of the group. */
  product: ({ family, audience, slug }: ProductAddress, part?: string, section?: string) =>
    address(family, audience, slug, part, section),

  insurance: (audience?: Audience) => address("insurance", audience),
  banking: (audience: BankingAudience) => address("banking", audience),
  bankingProduct: (audience: BankingAudience, slug: string, part?: string, section?: string) =>
    address("banking", audience, slug, part, section),
  groupBanking: (audience: BankingAudience, family?: Family) => address("hfc", audience, family),

  document: (key: string) => address("documents", key),
  /** A PDF of a document. */
  documentFile: (file: string) => address("documents", file),

  whizz: () => address("hfc-whizz"),
  /** A page of the app's privacy statement, counted from 1, and a section of it. */
  whizzStatement: (page = 1, section?: string) =>
    address("hfc-whizz-data-privacy-statement") +
    (page === 1 ? "" : `?page=${page}`) +
    (section === undefined ? "" : `#${section}`),

  aboutUs: () => address("about-us"),
  leadership: (category?: LeadershipCategory) => address("leadership", category),
  leader: (category: LeadershipCategory, slug: string) =>
    address("leadership", "view", category, slug),

  contactUs: () => address("contact-us"),
  complaints: () => address("complaints"),
  serviceStatus: () => address("service-status"),
  accessibility: () => address("accessibility"),
  siteMap: () => address("site-map"),
  dataRights: () => address("data-rights"),
  /** Where the state of a request is asked for. */
  dataRequest: () => address("data-rights", "track"),
  /** The receipt of a request that is answered by a day (`YYYY-MM-DD`). */
  dataRequestSent: (receipt: Receipt) => withQuery(address("data-rights", "sent"), receipt),
  /** Where a form leads that came without script. */
  enquirySent: (receipt: Omit<Receipt, "day">) => withQuery(address("contact-us", "sent"), receipt),
  /** A form, for someone whose receipt is not one of ours. */
  noReceipt: (form: string) => withQuery(form, { receipt: "unknown" }),
  /** The form to ask about a product. */
  enquiry: ({ family, audience, slug }: ProductAddress) =>
    address("enquire", family, audience, slug),

  /** The properties of a type, or all of them; `query` holds what else they are filtered by. */
  properties: ({ type, page = 1, query = {} }: PropertyListState = {}) => {
    const asked = new URLSearchParams(query);
    if (page > 1) asked.set("page", String(page));
    return withQuery(address("property-listing", type), asked);
  },
  /** All of them under a name of their own. */
  allProperties: () => address("property-listing", "all"),
  property: (path: string) => address("property-listing", "view", path),
  /** The form to ask about a property. */
  propertyEnquiry: (path: string) => address("property-listing", "view", path, "enquire"),
  /** Properties side by side. */
  propertyComparison: (properties: readonly string[] = []) =>
    withQuery(
      address("property-listing", "compare"),
      new URLSearchParams(properties.map((path) => ["property", path])),
    ),

  /** A campaign for property, the one kind there is. */
  campaign: (path: string) => address("campaign", "property", path),
  campaignBooking: (path: string) => address("campaign", "property", path, "book"),
  /** The first group is what /investor-relations itself shows. */
  investors: (group?: DocumentGroup, state?: { year: number; page: number }) => {
    const path = address("investor-relations", group === documentGroups[0] ? undefined : group);
    if (!state) return path;
    const page = state.page > 1 ? { page: String(state.page) } : {};
    return `${path}?${new URLSearchParams({ year: String(state.year), ...page })}`;
  },
  /** The first group under its own name. */
  investorFinancials: () => address("investor-relations", documentGroups[0]),
  investorResults: () => address("investor-relations", "results"),
  investorResultsFile: () => address("investor-relations", "results.csv"),
  investorShare: () => address("investor-relations", "share"),
  investorCalendar: () => address("investor-relations", "calendar"),
  investorCalendarFile: () => address("investor-relations", "calendar.ics"),
  investorFeed: () => address("investor-relations", "feed.xml"),
  investorDocument: (file: string) => address("documents", "investors", file),

  rightsIssue: () => address("rightsissue"),
  /** The same page, with what one of its cards holds open. */
  rightsOption: (key: RightsOption) => address("hfc-rights-issue", key),
  rightsDatesPicture: () => address("rightsissue", "important-dates.svg"),
  entitlement: (query?: Query) => withQuery(address("rightsissue", "entitlement"), query),
  rightsIssueInBrief: () => address("hfc-rights-issue2"),

  careers: () => address("careers"),
  jobs: () => address("careers", "jobsListing"),
  job: (id: string) => address("careers", id),
  jobApplication: (id: string) => address("careers", id, "apply"),
  /** What the island of an application fetches. */
  applicationTexts: () => address("careers", "apply", "words"),
  /** The receipt of an application that came on a day (`YYYY-MM-DD`). */
  applicationSent: (id: string, receipt: Receipt) =>
    withQuery(address("careers", id, "apply", "sent"), receipt),
  testimonials: () => address("careers", "testimonials"),
  testimonial: (path: string) => address("careers", "testimonials", "view", path),

  /** The list of articles; `query` holds what it is filtered by, and the page. */
  articles: (query?: Query) => withQuery(address("articles"), query),
  article: (path: string) => address("articles", path),
  articlesFeed: () => address("articles", "feed.xml"),
  forexRates: () => address("forex-rates"),
  fraudCentre: (query?: Query) => withQuery(address("fraud-centre"), query),
  waysToBank: () => address("ways-to-bank"),
  /** All branches or all cash machines, or those of a county. */
  locations: (kind: LocationKind, county?: string) =>
    address("ways-to-bank", "location", kind) +
    (county === undefined ? "" : `?${new URLSearchParams({ county })}`),
  branch: (slug: string) => address("ways-to-bank", "branch", slug),

  /** The results of a term, or those of one kind, and a page of them; no term is the bare box. */
  search: (term?: string, { kind, page = 1 }: { kind?: SearchKind; page?: number } = {}) =>
    withQuery(address("search", term), {
      ...(kind !== undefined && { kind }),
      ...(page > 1 && { page: String(page) }),
    }),
  /** What the box in the header suggests for a term. */
  searchSuggestions: (term?: string) =>
    withQuery(address("search.json"), term === undefined ? {} : { term }),
  calculators: () => address("calculators"),
  mortgageCalculator: () => address("calculators", "mortgage"),
  motorCalculator: (query?: Query) => withQuery(address("calculators", "motor-insurance"), query),
  motorComparison: (query?: Query) =>
    withQuery(address("calculators", "motor-insurance", "compare"), query),
  ratesAndFees: (family?: Family | "all") =>
    withQuery(address("rates-and-fees"), family ? { family } : {}),
  /** Products of one family side by side, by the names `comparisonKey` gives them. */
  compare: (family?: Family, products: readonly string[] = []) =>
    family
      ? `${address("compare")}?${new URLSearchParams([["family", family], ...products.map((key) => ["product", key])])}`
      : address("compare"),
  homeCost: (query?: Query) => withQuery(address("calculators", "home-cost"), query),
  /** Whether one may apply for a product, by the name of its check. */
  canIApply: (check?: string) => address("can-i-apply", check),
  homeCostTable: (query?: Query) => withQuery(address("calculators", "home-cost.csv"), query),
  loanCost: (query?: Query) => withQuery(address("calculators", "loan-cost"), query),
  loanCostTable: (query?: Query) => withQuery(address("calculators", "loan-cost.csv"), query),
  depositReturn: (query?: Query) => withQuery(address("calculators", "deposit-return"), query),
  costOfCredit: (query?: Query) => withQuery(address("calculators", "cost-of-credit.xlsx"), query),

  apiDocs: () => address("api", "docs"),
  apiDocument: () => address("api", "openapi.json"),

  /** A textile drawn for `seed`: the same seed is always the same cloth. */
  pattern: (motif: Motif, shape: PatternShape, seed: string) =>
    address("patterns", motif, shape, `${seed}.svg`),
};

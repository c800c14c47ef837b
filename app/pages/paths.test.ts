import { expect, test } from "vitest";
import { clothOf } from "#domain/pages/pattern.ts";
import { paths } from "./paths.ts";

const property = {
  family: "borrow",
  audience: "for-individuals",
  slug: "property-financing",
} as const;

/** Each kind of path as built and as expected; the types require every kind. */
const addresses = {
  family: [[paths.family("save-invest"), "/save-invest"]],
  familyAudience: [
    [paths.familyAudience("move-money-trade", "for-business"), "/move-money-trade/for-business"],
  ],
  product: [
    [paths.product(property), "/borrow/for-individuals/property-financing"],
    [paths.product(property, "plot"), "/borrow/for-individuals/property-financing/plot"],
    [
      paths.product(property, "plot", "fees-and-rates"),
      "/borrow/for-individuals/property-financing/plot/fees-and-rates",
    ],
  ],
  insurance: [
    [paths.insurance(), "/insurance"],
    [paths.insurance("for-business"), "/insurance/for-business"],
  ],
  banking: [[paths.banking("govt-institutions"), "/banking/govt-institutions"]],
  bankingProduct: [
    [paths.bankingProduct("me", "current-account"), "/banking/me/current-account"],
    [
      paths.bankingProduct("me", "current-account", "bundled", "benefits"),
      "/banking/me/current-account/bundled/benefits",
    ],
  ],
  groupBanking: [
    [paths.groupBanking("ultimate"), "/hfc/ultimate"],
    [paths.groupBanking("diaspora", "borrow"), "/hfc/diaspora/borrow"],
  ],
  leadership: [
    [paths.leadership(), "/leadership"],
    [paths.leadership("hfbi-directors"), "/leadership/hfbi-directors"],
  ],
  leader: [
    [paths.leader("management", "robert-kibaara"), "/leadership/view/management/robert-kibaara"],
  ],
  enquirySent: [
    [
      paths.enquirySent({ reference: "E-7K3M-9QXT", seal: "a-b" }),
      "/contact-us/sent?reference=E-7K3M-9QXT&seal=a-b",
    ],
  ],
  noReceipt: [[paths.noReceipt("/contact-us"), "/contact-us?receipt=unknown"]],
  enquiry: [[paths.enquiry(property), "/enquire/borrow/for-individuals/property-financing"]],
  campaign: [[paths.campaign("affordable-home"), "/campaign/property/affordable-home"]],
  campaignBooking: [
    [paths.campaignBooking("affordable-home"), "/campaign/property/affordable-home/book"],
  ],
  investors: [
    [paths.investors(), "/investor-relations"],
    [paths.investors("financials"), "/investor-relations"],
    [paths.investors("rights_issue"), "/investor-relations/rights_issue"],
    [paths.investors("agm", { year: 2024, page: 1 }), "/investor-relations/agm?year=2024"],
    [
      paths.investors("financials", { year: 2024, page: 2 }),
      "/investor-relations?year=2024&page=2",
    ],
  ],
  investorFinancials: [[paths.investorFinancials(), "/investor-relations/financials"]],
  investorDocument: [[paths.investorDocument("a.pdf"), "/documents/investors/a.pdf"]],
  rightsOption: [[paths.rightsOption("downloadIM"), "/hfc-rights-issue/downloadIM"]],
  properties: [
    [paths.properties(), "/property-listing"],
    [paths.properties({ type: "land", page: 1 }), "/property-listing/land"],
    [
      paths.properties({ page: 2, query: { county: "Uasin Gishu" } }),
      "/property-listing?county=Uasin+Gishu&page=2",
    ],
  ],
  allProperties: [[paths.allProperties(), "/property-listing/all"]],
  property: [[paths.property("k-mall"), "/property-listing/view/k-mall"]],
  propertyEnquiry: [[paths.propertyEnquiry("k-mall"), "/property-listing/view/k-mall/enquire"]],
  propertyComparison: [
    [paths.propertyComparison(), "/property-listing/compare"],
    [
      paths.propertyComparison(["k-mall", "plots-joska"]),
      "/property-listing/compare?property=k-mall&property=plots-joska",
    ],
  ],
  job: [[paths.job("credit-analyst"), "/careers/credit-analyst"]],
  jobApplication: [[paths.jobApplication("credit-analyst"), "/careers/credit-analyst/apply"]],
  applicationSent: [
    [
      paths.applicationSent("teller", { reference: "A-7K3M-9QXT", day: "2026-11-21", seal: "a-b" }),
      "/careers/teller/apply/sent?reference=A-7K3M-9QXT&day=2026-11-21&seal=a-b",
    ],
  ],
  testimonial: [[paths.testimonial("branch-manager"), "/careers/testimonials/view/branch-manager"]],
  article: [[paths.article("hf-group-plc-rights-issue"), "/articles/hf-group-plc-rights-issue"]],
  articlesFeed: [[paths.articlesFeed(), "/articles/feed.xml"]],
  dataRequestSent: [
    [
      paths.dataRequestSent({ reference: "D-7K3M-9QXT", day: "2026-11-28", seal: "a-b" }),
      "/data-rights/sent?reference=D-7K3M-9QXT&day=2026-11-28&seal=a-b",
    ],
  ],
  locations: [
    [paths.locations("Branches"), "/ways-to-bank/location/Branches"],
    [paths.locations("ATMS", "Uasin Gishu"), "/ways-to-bank/location/ATMS?county=Uasin+Gishu"],
  ],
  branch: [[paths.branch("thika-road-mall"), "/ways-to-bank/branch/thika-road-mall"]],
  document: [[paths.document("privacy_policy"), "/documents/privacy_policy"]],
  whizzStatement: [
    [paths.whizzStatement(), "/hfc-whizz-data-privacy-statement"],
    [
      paths.whizzStatement(2, "text-messages"),
      "/hfc-whizz-data-privacy-statement?page=2#text-messages",
    ],
  ],
  documentFile: [[paths.documentFile("a-form.pdf"), "/documents/a-form.pdf"]],
  search: [
    [paths.search(), "/search"],
    [paths.search("home loan"), "/search/home%20loan"],
    [paths.search("50% off & <b>"), "/search/50%25%20off%20%26%20%3Cb%3E"],
    [paths.search("a/b?c#d"), "/search/a%2Fb%3Fc%23d"],
    [paths.search("Ng'ang'a"), "/search/Ng'ang'a"],
    [paths.search("loan", { page: 1 }), "/search/loan"],
    [paths.search("loan", { kind: "articles", page: 2 }), "/search/loan?kind=articles&page=2"],
  ],
  searchSuggestions: [
    [paths.searchSuggestions(), "/search.json"],
    [paths.searchSuggestions("a&b"), "/search.json?term=a%26b"],
  ],
  ratesAndFees: [
    [paths.ratesAndFees(), "/rates-and-fees"],
    [paths.ratesAndFees("all"), "/rates-and-fees?family=all"],
  ],
  compare: [
    [paths.compare(), "/compare"],
    [paths.compare("insure"), "/compare?family=insure"],
    [paths.compare("borrow", ["a.b", "a.c"]), "/compare?family=borrow&product=a.b&product=a.c"],
  ],
  homeCostTable: [[paths.homeCostTable(), "/calculators/home-cost.csv"]],
  canIApply: [
    [paths.canIApply(), "/can-i-apply"],
    [paths.canIApply("plot"), "/can-i-apply/plot"],
  ],
  loanCostTable: [
    [paths.loanCostTable({ product: "plot" }), "/calculators/loan-cost.csv?product=plot"],
  ],
  costOfCredit: [
    [
      paths.costOfCredit({ product: "car-used" }),
      "/calculators/cost-of-credit.xlsx?product=car-used",
    ],
  ],
  clothPicture: [
    [
      paths.clothPicture("mortgage", { amount: "4500000" }),
      "/calculators/mortgage/cloth.svg?amount=4500000",
    ],
  ],
  clothSheet: [
    [paths.clothSheet("loan-cost", { paper: "a3" }), "/calculators/loan-cost/cloth.pdf?paper=a3"],
  ],
  apiDocument: [[paths.apiDocument(), "/api/openapi.json"]],
  pattern: [
    [
      paths.pattern("savings", "wide", "nyumba-yangu"),
      `/patterns/savings/wide/${clothOf("nyumba-yangu")}.svg`,
    ],
  ],
} as const satisfies Record<keyof typeof paths, readonly (readonly [string, string])[]>;

test.each(Object.entries(addresses))("%s", (_kind, made) => {
  for (const [address, expected] of made) expect(address).toBe(expected);
});

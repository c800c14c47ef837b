import { expect, test } from "vitest";
import { clothOf } from "#domain/pictures/pattern.ts";
import { paths } from "./paths.ts";

const property = {
  family: "borrow",
  audience: "for-individuals",
  slug: "property-financing",
} as const;
const receipt = { reference: "A-7K3M-9QXT", day: "2026-11-21", seal: "a-b" };
const cloth = clothOf("nyumba-yangu");

/** Paths with a state and paths of files, which no page's pattern checks; `app/routes.test.ts` has the others. */
test.each([
  [paths.product(property, "plot"), "/borrow/for-individuals/property-financing/plot"],
  [
    paths.product(property, "plot", "fees-and-rates"),
    "/borrow/for-individuals/property-financing/plot/fees-and-rates",
  ],
  [
    paths.bankingProduct("me", "current-account", "bundled", "benefits"),
    "/banking/me/current-account/bundled/benefits",
  ],
  [
    paths.enquirySent("/contact-us", { reference: "E-1", day: "", seal: "a-b" }),
    "/contact-us?reference=E-1&seal=a-b",
  ],
  [
    paths.applicationSent("teller", receipt),
    "/careers/teller/apply/sent?reference=A-7K3M-9QXT&day=2026-11-21&seal=a-b",
  ],
  [paths.noReceipt("/contact-us"), "/contact-us?receipt=unknown"],
  [paths.investors(), "/investor-relations"],
  [paths.investors("financials"), "/investor-relations"],
  [paths.investors("agm", { year: 2024, page: 1 }), "/investor-relations/agm?year=2024"],
  [paths.investors("financials", { year: 2024, page: 2 }), "/investor-relations?year=2024&page=2"],
  [paths.properties({ type: "land", page: 1 }), "/property-listing/land"],
  [
    paths.properties({ page: 2, query: { county: "Uasin Gishu" } }),
    "/property-listing?county=Uasin+Gishu&page=2",
  ],
  [
    paths.propertyComparison(["k-mall", "plots-joska"]),
    "/property-listing/compare?property=k-mall&property=plots-joska",
  ],
  [paths.locations("Branches"), "/ways-to-bank/location/Branches"],
  [paths.locations("ATMS", "Uasin Gishu"), "/ways-to-bank/location/ATMS?county=Uasin+Gishu"],
  [
    paths.whizzStatement(2, "text-messages"),
    "/hfc-whizz-data-privacy-statement?page=2#text-messages",
  ],
  [paths.search("loan", { page: 1 }), "/search/loan"],
  [paths.search("loan", { kind: "articles", page: 2 }), "/search/loan?kind=articles&page=2"],
  [paths.searchSuggestions("a&b"), "/search.json?term=a%26b"],
  [paths.ratesAndFees("all"), "/rates-and-fees?family=all"],
  [paths.compare("insure"), "/compare?family=insure"],
  [paths.compare("borrow", ["a.b", "a.c"]), "/compare?family=borrow&product=a.b&product=a.c"],
  [paths.canIApply(), "/can-i-apply"],
  [paths.documentFile("a-form.pdf"), "/documents/a-form.pdf"],
  [paths.investorDocument("a.pdf"), "/documents/investors/a.pdf"],
  [paths.articlesFeed(), "/articles/feed.xml"],
  [paths.homeCostTable(), "/calculators/home-cost.csv"],
  [paths.loanCostTable({ product: "plot" }), "/calculators/loan-cost.csv?product=plot"],
  [paths.costOfCredit({ product: "plot" }), "/calculators/cost-of-credit.xlsx?product=plot"],
  [paths.apiDocument(), "/api/openapi.json"],
  [paths.pattern("savings", "wide", "nyumba-yangu"), `/patterns/savings/wide/${cloth}.svg`],
])("%s", (address, expected) => {
  expect(address).toBe(expected);
});

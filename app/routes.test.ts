import { expect, test } from "vitest";
import { audiences, type BankingAudience, bankingAudiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { leadershipCategories } from "#domain/pages/leadership.ts";
import { paths } from "#app/pages/paths.ts";
import { rightsOptions } from "#domain/investors/rights-issue.ts";
import { link } from "./pages/link.ts";
import { pages } from "./pages/pages.ts";
import { nameOf, routeFiles, routeOf } from "#test/support/routes.ts";

const product = { family: "borrow", audience: "for-individuals", slug: "plot-loan" } as const;
const pathOf = (address: string) => new URL(address, "http://x").pathname;
// The cast: Object.keys loses the type of the keys.
const bankingIds = Object.keys(bankingAudiences) as BankingAudience[];

const addressesOf: Record<string, readonly string[]> = {
  "corporate/home": [link("/")],
  "bank/home": [link("/hfc")],
  "bank/app-redirect": [link("/app")],
  "bank/landing": bankingIds.map((id) => paths.banking(id)),
  "bank/product": bankingIds.flatMap((id) => [
    paths.bankingProduct(id, "slug"),
    paths.bankingProduct(id, "slug", "part"),
    paths.bankingProduct(id, "slug", "part", "section"),
  ]),
  "bank/group-banking": bankingIds.flatMap((id) => [
    paths.groupBanking(id),
    ...families.map((family) => paths.groupBanking(id, family)),
  ]),
  "bank/whizz": [link("/hfc-whizz")],
  "bank/whizz-statement": [paths.whizzStatement()],
  "catalogue/family": families.map((family) => paths.family(family)),
  "catalogue/audience": families.flatMap((family) =>
    audiences.map((audience) => paths.familyAudience(family, audience)),
  ),
  "catalogue/product": [
    paths.product(product),
    paths.product(product, "part"),
    paths.product(product, "part", "section"),
  ],
  "catalogue/insurance": [
    paths.insurance(),
    ...audiences.map((audience) => paths.insurance(audience)),
  ],
  "corporate/about-us": [link("/about-us")],
  "corporate/leadership": [
    paths.leadership(),
    ...leadershipCategories.map((category) => paths.leadership(category)),
  ],
  "corporate/leader": [paths.leader("management", "robert-kibaara")],
  "corporate/contact-us": [link("/contact-us")],
  "corporate/enquiry-sent": [pathOf(paths.enquirySent({ reference: "E-7K3M-9QXT", seal: "a" }))],
  "corporate/document": [paths.document("privacy_policy")],
  "corporate/enquire": [paths.enquiry(product)],
  "property/campaign": [paths.campaign("affordable-home")],
  "property/campaign-booking": [paths.campaignBooking("affordable-home")],
  "property/listing": [
    paths.properties(),
    paths.properties({ type: "land" }),
    paths.allProperties(),
  ],
  "property/property": [paths.property("k-mall")],
  "property/property-enquiry": [paths.propertyEnquiry("k-mall")],
  "property/comparison": [paths.propertyComparison()],
  "investors/documents": [
    paths.investors(),
    paths.investorFinancials(),
    paths.investors("rights_issue"),
  ],
  "investors/results": [link("/investor-relations/results")],
  "investors/results/csv.route.ts": [link("/investor-relations/results.csv")],
  "investors/share": [link("/investor-relations/share")],
  "investors/calendar": [link("/investor-relations/calendar")],
  "investors/calendar/ics.route.ts": [link("/investor-relations/calendar.ics")],
  "investors/documents/feed.route.ts": [link("/investor-relations/feed.xml")],
  "rights-issue/rights-issue": [
    link("/rightsissue"),
    ...rightsOptions.map((key) => paths.rightsOption(key)),
  ],
  "rights-issue/entitlement": [link("/rightsissue/entitlement")],
  "rights-issue/rights-issue/important-dates.route": [link("/rightsissue/important-dates.svg")],
  "rights-issue/in-brief": [link("/hfc-rights-issue2")],
  "careers/why": [link("/careers"), "/careers/why-hfc"],
  "careers/jobs": [link("/careers/jobsListing")],
  "careers/job": [paths.job("credit-analyst"), paths.job("jobs-listing")],
  "careers/apply": [paths.jobApplication("credit-analyst")],
  "careers/apply/sent.route": [
    pathOf(
      paths.applicationSent("credit-analyst", {
        reference: "A-7K3M-9QXT",
        day: "2026-11-21",
        seal: "a",
      }),
    ),
  ],
  "careers/testimonials": [link("/careers/testimonials")],
  "careers/testimonial": [paths.testimonial("branch-manager")],
  "press/articles": [link("/articles")],
  "press/article": [paths.article("hf-group-plc-rights-issue")],
  "ways-to-bank/ways-to-bank": [link("/ways-to-bank")],
  "ways-to-bank/locations": [paths.locations("Branches"), paths.locations("ATMS")],
  "ways-to-bank/branch": [paths.branch("westlands")],
  "search/search": [paths.search(), paths.search("tea"), paths.search("suggestions")],
  "search/search/suggestions.route.ts": [paths.searchSuggestions()],
  "tools/calculators": [link("/calculators")],
  "tools/mortgage": [link("/calculators/mortgage")],
  "tools/motor-insurance": [link("/calculators/motor-insurance")],
  "tools/motor-comparison": [link("/calculators/motor-insurance/compare")],
  "tools/eligibility-checks": [paths.canIApply()],
  "tools/eligibility-check": [paths.canIApply("plot")],
  "tools/home-cost": [link("/calculators/home-cost")],
  "tools/cloth": [paths.clothPicture("mortgage", {}), paths.clothSheet("loan-cost", {})],
  "tools/loan-cost": [link("/calculators/loan-cost")],
  "tools/overpay": [link("/calculators/overpay")],
  "tools/take-over": [link("/calculators/take-over")],
  "tools/offers": [link("/calculators/offers")],
  "tools/deposit-return": [link("/calculators/deposit-return")],
  "tools/what-to-bring": [link("/what-to-bring")],
  "tools/net-pay": [link("/calculators/net-pay")],
  "tools/affordability": [link("/calculators/affordability")],
  "tools/compare": [paths.compare()],
  "tools/rates-and-fees": [paths.ratesAndFees()],
  "tools/rates-and-fees/csv.route.ts": [link("/rates-and-fees/prices.csv")],
  "tools/rates-and-fees/json.route.ts": [link("/rates-and-fees/prices.json")],
  "tools/forex-rates": [link("/forex-rates")],
  "tools/api-docs": [link("/api/docs")],
  "trust/fraud-centre": [link("/fraud-centre")],
  "trust/complaints": [link("/complaints")],
  "trust/service-status": [link("/service-status")],
  "trust/accessibility": [link("/accessibility")],
  "trust/site-map": [link("/site-map")],
  "trust/data-rights": [link("/data-rights")],
  "trust/data-request": [link("/data-rights/track")],
  "trust/data-rights/sent.route": [
    pathOf(paths.dataRequestSent({ reference: "D-7K3M-9QXT", day: "2026-11-21", seal: "a" })),
  ],
  "not-found": ["/borrow/for-individuals/a/b/c/d"],
};

const fixedPages = pages.filter(({ path }) => !/[:*]/.test(path));

test("each page with parameters has its paths above, and each path above has its page", () => {
  const fixed = fixedPages.map(({ module }) => nameOf(module));
  const left = routeFiles.filter(
    (file) => file !== undefined && !(file in addressesOf) && !fixed.includes(file),
  );
  const unknown = Object.keys(addressesOf).filter((file) => !routeFiles.includes(file));
  expect({ left, unknown }).toEqual({ left: [], unknown: [] });
});

test.each(fixedPages)("$path is answered by $module", ({ path, module }) => {
  expect(routeOf(path).file).toBe(nameOf(module));
});

test.each(Object.entries(addressesOf))("%s answers its paths", (file, addresses) => {
  expect(addresses.map((address) => routeOf(address).file)).toEqual(addresses.map(() => file));
});

test.each([
  "50% off & <b>",
  "a/b",
  "//",
  "what? #1",
  "100%",
  "%20",
  "Ng'ang'a ní ṣé",
  "日本 🏠",
  "a+b=c",
  "\\",
])("the term %s arrives as typed", (term) => {
  expect(routeOf(paths.search(term))).toEqual({ file: "search/search", params: { term } });
});

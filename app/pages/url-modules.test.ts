import { expect, test } from "vitest";
import { unlistedPaths, sitemapPaths } from "#app/pages/page-lists.ts";
import { content } from "#test/support/content/content.ts";
import { routeOf } from "#test/support/components/routes.ts";

const family = "(?:save-invest|borrow|insure|move-money-trade)";
const audience = "for-(?:individuals|business|institutions|diaspora)";
const name = String.raw`[\w-]+`;

/** The module of each URL that external links use. A new page needs no entry, because it has no external links yet. */
const moduleOfUrl: readonly [url: string, module: string][] = [
  ["/", "corporate/home"],
  ["/hfc", "bank/home"],
  ["/app", "bank/app-redirect"],
  [`/hfc/${name}(?:/${family})?`, "bank/group-banking"],
  [`/banking/${name}`, "bank/landing"],
  ["/hfc-whizz", "bank/whizz"],
  [String.raw`/hfc-whizz-data-privacy-statement(?:\?page=\d+)?`, "bank/whizz-statement"],
  [`/${family}`, "catalogue/family"],
  [`/${family}/${audience}`, "catalogue/audience"],
  [`/${family}/${audience}/${name}(?:/${name})?`, "catalogue/product"],
  [`/insurance(?:/${audience})?`, "catalogue/insurance"],
  ["/calculators", "tools/calculators"],
  ["/calculators/mortgage", "tools/mortgage"],
  ["/calculators/motor-insurance", "tools/motor-insurance"],
  ["/calculators/motor-insurance/compare", "tools/motor-comparison"],
  ["/calculators/home-cost", "tools/home-cost"],
  ["/calculators/loan-cost", "tools/loan-cost"],
  ["/calculators/overpay", "tools/overpay"],
  ["/calculators/take-over", "tools/take-over"],
  ["/calculators/offers", "tools/offers"],
  ["/calculators/deposit-return", "tools/deposit-return"],
  ["/what-to-bring", "tools/what-to-bring"],
  ["/calculators/net-pay", "tools/net-pay"],
  ["/calculators/affordability", "tools/affordability"],
  ["/compare", "tools/compare"],
  ["/can-i-apply", "tools/eligibility-checks"],
  [`/can-i-apply/${name}`, "tools/eligibility-check"],
  ["/rates-and-fees", "tools/rates-and-fees"],
  ["/forex-rates", "tools/forex-rates"],
  ["/fraud-centre", "trust/fraud-centre"],
  ["/complaints", "trust/complaints"],
  ["/service-status", "trust/service-status"],
  ["/accessibility", "trust/accessibility"],
  ["/site-map", "trust/site-map"],
  ["/data-rights", "trust/data-rights"],
  ["/data-rights/track", "trust/data-request"],
  ["/search", "search/search"],
  [`/documents/${name}`, "corporate/document"],
  ["/about-us", "corporate/about-us"],
  ["/contact-us", "corporate/contact-us"],
  ["/leadership(?:/(?:[a-z-]+-directors|management))?", "corporate/leadership"],
  [`/leadership/view/${name}/${name}`, "corporate/leader"],
  [`/campaign/property/${name}`, "property/campaign"],
  ["/property-listing(?:/(?:residential|commercial|land|all))?", "property/listing"],
  [`/property-listing/view/${name}`, "property/property"],
  ["/property-listing/compare", "property/comparison"],
  [
    "/investor-relations(?:/(?:financials|investor-briefs|reports|agm|sustainability|rights_issue))?",
    "investors/documents",
  ],
  ["/investor-relations/results", "investors/results"],
  ["/investor-relations/share", "investors/share"],
  ["/investor-relations/calendar", "investors/calendar"],
  ["/rightsissue", "rights-issue/rights-issue"],
  [`/hfc-rights-issue/${name}`, "rights-issue/rights-issue"],
  ["/rightsissue/entitlement", "rights-issue/entitlement"],
  ["/hfc-rights-issue2", "rights-issue/in-brief"],
  ["/careers", "careers/why"],
  ["/careers/why-hfc", "careers/why"],
  ["/careers/jobsListing", "careers/jobs"],
  ["/careers/testimonials", "careers/testimonials"],
  [`/careers/testimonials/view/${name}`, "careers/testimonial"],
  ["/articles", "press/articles"],
  [`/articles/${name}`, "press/article"],
  ["/ways-to-bank", "ways-to-bank/ways-to-bank"],
  ["/ways-to-bank/location/(?:Branches|ATMS)", "ways-to-bank/locations"],
  [`/ways-to-bank/branch/${name}`, "ways-to-bank/branch"],
];

const listed = [...sitemapPaths(content), ...unlistedPaths];

test("every listed URL is answered by the module of its kind", () => {
  const known = listed.flatMap((url) =>
    moduleOfUrl
      .filter(([pattern]) => new RegExp(`^${pattern}$`).test(url))
      .map(([, module]) => ({ url, module })),
  );
  expect(known.length).toBeGreaterThan(300);
  for (const { url, module } of known) expect(routeOf(url).file, url).toBe(module);
});

test("every kind has a URL", () => {
  const unused = moduleOfUrl.filter(([pattern]) => {
    const expression = new RegExp(`^${pattern}$`);
    return !listed.some((url) => expression.test(url));
  });
  expect(unused).toEqual([]);
});

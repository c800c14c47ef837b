import { expect, test } from "vitest";
import { audiences, type BankingAudience, bankingAudiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { leadershipCategories } from "#domain/site/leadership.ts";
import { paths } from "#app/pages/paths.ts";
import { rightsOptions } from "#domain/investors/rights-issue.ts";
import { link } from "./pages/link.ts";
import { pages } from "./pages/pages.ts";
import { nameOf, routeOf } from "#test/support/components/routes.ts";

const product = { family: "borrow", audience: "for-individuals", slug: "plot-loan" } as const;
const pathOf = (address: string) => new URL(address, "http://x").pathname;
// The cast: Object.keys loses the type of the keys.
const bankingIds = Object.keys(bankingAudiences) as BankingAudience[];

const addressesOf: Record<string, readonly string[]> = {
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
  "corporate/leadership": [
    paths.leadership(),
    ...leadershipCategories.map((category) => paths.leadership(category)),
  ],
  "corporate/leader": [paths.leader("management", "robert-kibaara")],
  "corporate/document": [paths.document("privacy_policy")],
  "corporate/enquire": [paths.enquiry(product), paths.enquiry(product, "group")],
  "property/campaign": [paths.campaign("affordable-home")],
  "property/campaign-booking": [paths.campaignBooking("affordable-home")],
  "property/listing": [
    paths.properties(),
    paths.properties({ type: "land" }),
    paths.allProperties(),
  ],
  "property/property": [paths.property("k-mall")],
  "property/property-enquiry": [paths.propertyEnquiry("k-mall")],
  "investors/documents": [
    paths.investors(),
    paths.investorFinancials(),
    paths.investors("rights_issue"),
  ],
  "rights-issue/rights-issue": [
    link("/rightsissue"),
    ...rightsOptions.map((key) => paths.rightsOption(key)),
  ],
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
  "careers/testimonial": [paths.testimonial("branch-manager")],
  "press/article": [paths.article("hf-group-plc-rights-issue")],
  "ways-to-bank/locations": [paths.locations("Branches"), paths.locations("ATMS")],
  "ways-to-bank/branch": [paths.branch("westlands")],
  "search/search": [paths.search(), paths.search("tea"), paths.search("suggestions")],
  "tools/eligibility-check": [paths.canIApply("plot")],
  "tools/cloth": [paths.clothPicture("mortgage", {}), paths.clothSheet("loan-cost", {})],
  "not-found": ["/borrow/for-individuals/a/b/c/d"],
};

const hasParameters = ({ path }: (typeof pages)[number]) => /[:*]/.test(path);

test("each page with parameters has its paths above, and no other page has", () => {
  const files = new Set(pages.filter(hasParameters).map(({ module }) => nameOf(module)));
  expect(Object.keys(addressesOf).toSorted()).toEqual([...files, "not-found"].toSorted());
});

test.each(pages.filter((page) => !hasParameters(page)))(
  "$path is answered by $module",
  ({ path, module }) => {
    expect(routeOf(path).file).toBe(nameOf(module));
  },
);

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

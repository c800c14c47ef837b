import { expect, test } from "vitest";
import { branchData } from "#app/pages/ways-to-bank/branch/branch-data.ts";
import { jobPosting } from "#app/pages/careers/job/job-posting.ts";
import { leaderPerson } from "#app/pages/corporate/leader/leader-person.ts";
import { newsArticle } from "#app/pages/press/article/news-article.ts";
import { insuranceAgency, productData } from "#app/features/products/product-data.ts";
import { articleWith } from "#test/support/content/articles.ts";
import { content, found } from "#test/support/content/content.ts";
import { jobWith } from "#test/support/content/jobs.ts";
import { schemaErrors } from "#test/support/site/schema-org.ts";
import { specifiedContent } from "#test/support/content/specified-content.ts";
import { breadcrumbData } from "#app/lib/breadcrumb-data.ts";
import { bankData, bankReference, groupData, siteData } from "#app/lib/organisation-data.ts";

const origin = "https://www.example.org";
const organisation = { name: "HF Group Plc", url: `${origin}/` };
const settings = {
  ...content.settings,
  phone: { display: "020 1", dial: "+254201234567", provenance: "public" as const },
};

function productOf(slug: string) {
  return productData({
    product: found(specifiedContent.products.find((each) => each.slug === slug)),
    group: undefined,
    url: `${origin}/${slug}`,
    category: "Products",
    bank: bankReference(content, origin),
    agency: insuranceAgency(content, origin),
  });
}

const branch = found(content.branches[0]);
/** Every kind of structured data on the site, with its required type. */
const kinds: readonly (readonly [type: string, data: object | undefined])[] = [
  ["BankOrCreditUnion", bankData({ ...content, settings }, origin)],
  ["Corporation", groupData(content, origin)],
  ["WebSite", siteData(content, origin)],
  ["BreadcrumbList", breadcrumbData([{ label: "Home", href: "/" }, { label: "Here" }], origin)],
  [
    "BankOrCreditUnion",
    branchData({
      branch: { ...branch, hours: { ...content.waysToBank.hours, provenance: "public" } },
      settings,
      texts: content.waysToBank,
      holidays: [{ day: "2026-12-25", name: "Christmas", isExpected: false }],
      url: origin,
    }),
  ],
  [
    "JobPosting",
    jobPosting({
      job: jobWith(),
      texts: { accountabilities: "Do", competencies: "Can", qualifications: "Have" },
      organisation,
      specimen: "Example",
      logo: `${origin}/icon-512.png`,
    }),
  ],
  [
    "Person",
    leaderPerson({
      leader: { name: "A B", title: "Chair", excerpt: "Leads.", provenance: "public" },
      url: origin,
      organisation,
    }),
  ],
  [
    "NewsArticle",
    newsArticle({
      article: articleWith(),
      theme: "Homes",
      address: origin,
      image: `${origin}/a.jpg`,
      publisher: organisation,
    }),
  ],
  ["BankAccount", productOf("current-account")],
  ["DepositAccount", productOf("hybrid-account")],
  ["InvestmentOrDeposit", productOf("housing-development-bond")],
  ["LoanOrCredit", productOf("personal-loan")],
  ["LoanOrCredit", productOf("mwana-biashara")],
  ["MortgageLoan", productOf("property-financing")],
  ["FinancialProduct", productOf("motor-insurance")],
  ["CurrencyConversionService", productOf("foreign-exchange-solutions")],
  ["PaymentService", productOf("money-transfer-solutions")],
];

test.each(kinds)("a %s is valid for schema.org", (type, data) => {
  expect(schemaErrors(data)).toEqual([]);
  expect(data).toHaveProperty("@type", type);
});

const context = { "@context": "https://schema.org" };
test.each([
  [{ "@type": "Person", "@context": "https://a.example" }, "is no data of https://schema.org"],
  [{ "@type": "Bank" }, "there is no type Bank"],
  [{ "@type": "Person", colour: "red" }, "there is no such property"],
  [{ "@type": "Person", validThrough: "2026" }, "belongs to"],
  [{ "@type": "Person", worksFor: { "@type": "Place" } }, "holds a Place"],
  [{ "@type": "Person", worksFor: { "@type": "Corporation", jobTitle: "x" } }, "belongs to"],
  [{ "@type": "Person", name: "" }, "is empty"],
])("the checker reports the error in %o", (data, error) => {
  expect(schemaErrors({ ...context, ...data })).toEqual([expect.stringContaining(error)]);
});

test("the structured data of a product has only published figures, with their limits", () => {
  expect(productOf("personal-loan")).toMatchObject({
    amount: { currency: "KES", maxValue: 7_000_000 },
    loanTerm: { maxValue: 84, unitCode: "MON" },
    provider: { name: content.settings.bank.legalName },
  });
  expect(productOf("hybrid-account")).not.toHaveProperty("amount");
  expect(productOf("call-account"), "a specimen").toBeUndefined();
});

test("the structured data of a product names the group's intermediary as the broker of insurance, and no provider", () => {
  expect(productOf("motor-insurance")).toHaveProperty("broker.@type", "InsuranceAgency");
  expect(productOf("motor-insurance")).not.toHaveProperty("provider");
});

test("the last crumb is the page, without a link", () => {
  const { itemListElement } = breadcrumbData(
    [
      { label: "Home", href: "/hfc" },
      { label: "Borrow", href: "/borrow" },
    ],
    origin,
  );
  expect(itemListElement.map((item) => ("item" in item ? item.item : undefined))).toEqual([
    `${origin}/hfc`,
    undefined,
  ]);
});

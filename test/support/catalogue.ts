import { content } from "./content.ts";

/** The slugs of the catalogue (CAT-10), under the audiences they belong to. */
export const catalogue = {
  "save-invest": {
    "for-individuals": [
      "crossover-savings",
      "nyumba-yangu",
      "current-account",
      "housing-development-bond",
      "call-account",
      "hybrid-account",
      "fixed-term-deposit",
      "youth-account",
      "junior-treasure-account",
      "target-savings-account",
      "salary-account",
      "kilele-current-account",
      "cross-over-fanaka",
    ],
    "for-business": [
      "biashara-current-account",
      "biashara-savings",
      "sme-biz-account",
      "corporate-bank-account",
    ],
    "for-institutions": ["corporate-bank-account"],
    "for-diaspora": [
      "diaspora-crossover-savings",
      "diaspora-nyumba-yangu",
      "diaspora-current-account",
      "diaspora-housing-development-bond",
      "diaspora-call-account",
      "diaspora-hybrid-account",
      "diaspora-fixed-term-deposit",
    ],
  },
  borrow: {
    "for-individuals": [
      "school-fees-loan",
      "personal-loan",
      "mobile-loan",
      "equity-release",
      "asset-financing",
      "car-loan",
      "property-financing",
      "logbook-loans",
      "insurance-premium-finance",
      "cash-cover-loan",
      "diaspora-salary-advance",
    ],
    "for-business": [
      "mwana-biashara",
      "trade-finance",
      "sme-loans",
      "overdrafts",
      "property-financing",
      "asset-financing",
      "logbook-loans",
      "insurance-premium-finance",
    ],
    "for-diaspora": [
      "diaspora-salary-advance",
      "diaspora-personal-loan",
      "diaspora-property-financing",
      "diaspora-asset-financing",
      "diaspora-equity-release",
    ],
  },
  // The catalogue lists insurance and treasury without audiences: this is where each belongs.
  insure: {
    "for-individuals": [
      "motor-insurance",
      "health-insurance",
      "personal-accident",
      "domestic-package-insurance",
      "hf-elimu",
      "last-expense",
      "travel-insurance",
      "legacy-plan",
    ],
    "for-business": [
      "corporate-medical-insurance",
      "sme-business-protection-insurance",
      "commercial-vehicle-insurance",
      "loan-guard",
      "contractors-all-risk-insurance-caric",
      "professional-indemnity",
      "marine",
      "trade-insurances",
    ],
    "for-institutions": ["sme-institution-protection-insurance", "school-comprehensive-insurance"],
    "for-diaspora": ["diaspora-last-expense", "diaspora-travel-insurance"],
  },
  "move-money-trade": {
    "for-individuals": ["foreign-exchange-solutions", "money-transfer-solutions"],
    "for-institutions": ["treasury-and-custodials-services"],
    "for-diaspora": ["diaspora-foreign-exchange-solutions", "diaspora-money-transfer-solutions"],
  },
} as const;

const homes = [
  "home-loan",
  "affordable-housing",
  "plot",
  "construction",
  "investment-residential",
  "office-space",
] as const;

/** CAT-5: products with groups. */
export const groups = {
  "/borrow/for-individuals/property-financing": homes,
  "/borrow/for-business/property-financing": [
    ...homes,
    "purchase-of-investment-residential",
    "single-unit-development",
  ],
  "/borrow/for-business/sme-loans": ["unsecured-loan", "term-loan"],
  "/move-money-trade/for-institutions/treasury-and-custodials-services": [
    "custodial-services",
    "forex",
    "save-and-invest",
    "move-money-and-trade",
    "diaspora-and-correspondent-banking",
    "hfc-whizz",
  ],
  "/save-invest/for-individuals/current-account": ["bundled", "unbundled"],
} as const;

export const productAddresses = Object.entries(catalogue).flatMap(([family, audiences]) =>
  Object.entries<readonly string[]>(audiences).flatMap(([audience, slugs]) =>
    slugs.filter(isSold).map((slug) => `/${family}/${audience}/${slug}`),
  ),
);

/** An editor may take a product of the catalogue out. */
export function isSold(slug: string): boolean {
  return content.products.some((product) => product.slug === slug);
}

export const groupAddresses = Object.entries(groups).flatMap(([product, paths]) =>
  paths.map((path) => `${product}/${path}`),
);

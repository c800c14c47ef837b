import type { Motif } from "#domain/pictures/pattern.ts";

/** The schema.org type of a product. */
export type FinancialType =
  | "BankAccount"
  | "DepositAccount"
  | "InvestmentOrDeposit"
  | "LoanOrCredit"
  | "MortgageLoan"
  | "CurrencyConversionService"
  | "PaymentService"
  | "FinancialProduct";

/** The kinds of products, which decide the figures, notes and tools of their pages. */
export const soldKinds = ["deposits", "loans", "insurance", "services"] as const;

type FamilyFacts = {
  /** The textile of its pages. */
  motif: Motif;
  /** The kind of its products. */
  sells: (typeof soldKinds)[number];
  /** Words of slugs, tried in turn; a product that none of them fits is a FinancialProduct. */
  types: readonly (readonly [RegExp, FinancialType])[];
};

/** Everything about a family that is in code; its texts are in content/families, its colours in tokens.css. */
export const familyFacts = {
  "save-invest": {
    motif: "savings",
    sells: "deposits",
    types: [
      [/bond/, "InvestmentOrDeposit"],
      [/current|salary|sme-biz|corporate-bank/, "BankAccount"],
      [/./, "DepositAccount"],
    ],
  },
  borrow: {
    motif: "loans",
    sells: "loans",
    types: [
      [/property|equity-release/, "MortgageLoan"],
      // Guarantees and letters of credit are no loans.
      [/trade-finance/, "FinancialProduct"],
      [/./, "LoanOrCredit"],
    ],
  },
  insure: {
    motif: "insurance",
    sells: "insurance",
    // schema.org has no word for a policy of insurance.
    types: [],
  },
  "move-money-trade": {
    motif: "treasury",
    sells: "services",
    types: [
      [/foreign-exchange/, "CurrencyConversionService"],
      [/money-transfer/, "PaymentService"],
    ],
  },
} satisfies Record<string, FamilyFacts>;

export type Family = keyof typeof familyFacts;
// The cast: Object.keys loses the type of the keys.
export const families = Object.keys(familyFacts) as Family[];

export function isFamily(value: string | undefined): value is Family {
  return families.some((family) => family === value);
}

/** The family with this motif, whose colours go with it; the corporate plaid has none. */
export function familyOf(motif: Motif): Family | undefined {
  return families.find((family) => familyFacts[family].motif === motif);
}

/** The kind of a product, which may differ from its family's: a guarantee is no loan. */
export const soldBy = (product: { family: Family; sells?: FamilyFacts["sells"] | undefined }) =>
  product.sells ?? familyFacts[product.family].sells;

export function financialTypeOf({ family, slug }: { family: Family; slug: string }): FinancialType {
  return familyFacts[family].types.find(([texts]) => texts.test(slug))?.[1] ?? "FinancialProduct";
}

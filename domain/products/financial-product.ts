import type { Family } from "./catalogue.ts";

/** What a product is in the vocabulary of schema.org, which has a word for most of what a bank sells. */
export type FinancialType =
  | "BankAccount"
  | "DepositAccount"
  | "InvestmentOrDeposit"
  | "LoanOrCredit"
  | "MortgageLoan"
  | "CurrencyConversionService"
  | "PaymentService"
  | "FinancialProduct";

/** Words of slugs, tried in turn within the family; what none of them fits is the family's last. */
const wordsOf: Readonly<Record<Family, readonly (readonly [RegExp, FinancialType])[]>> = {
  "save-invest": [
    [/bond/, "InvestmentOrDeposit"],
    [/current|salary|sme-biz|corporate-bank/, "BankAccount"],
    [/./, "DepositAccount"],
  ],
  borrow: [
    [/property|equity-release/, "MortgageLoan"],
    [/./, "LoanOrCredit"],
  ],
  // There is no word for a policy of insurance.
  insure: [],
  "move-money-trade": [
    [/foreign-exchange/, "CurrencyConversionService"],
    [/money-transfer/, "PaymentService"],
  ],
};

export function financialTypeOf({ family, slug }: { family: Family; slug: string }): FinancialType {
  return wordsOf[family].find(([words]) => words.test(slug))?.[1] ?? "FinancialProduct";
}

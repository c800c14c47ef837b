import { type Family, familyFacts } from "./families.ts";

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

export function financialTypeOf({ family, slug }: { family: Family; slug: string }): FinancialType {
  return familyFacts[family].types.find(([texts]) => texts.test(slug))?.[1] ?? "FinancialProduct";
}

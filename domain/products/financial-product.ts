import { type Family, familyFacts } from "./families.ts";

/** A product in the vocabulary of schema.org, which has a word for most of a bank's products. */
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

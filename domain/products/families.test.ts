import { expect, test } from "vitest";
import {
  families,
  type Family,
  familyFacts,
  familyOf,
  type FinancialType,
  financialTypeOf,
  soldBy,
} from "./families.ts";

test("a motif maps to a family with that motif, and the corporate plaid to none", () => {
  const motifs = families.map((family) => familyFacts[family].motif);
  const ofTheirFamilies = motifs.map(familyOf).map((family) => family && familyFacts[family].motif);
  expect(ofTheirFamilies).toEqual(motifs);
  expect(familyOf("corporate")).toBeUndefined();
});

test("a product is sold as what it says, or else as what its family sells", () => {
  expect(soldBy({ family: "borrow" })).toBe("loans");
  expect(soldBy({ family: "borrow", sells: "services" })).toBe("services");
});

test.each<[Family, string, FinancialType]>([
  ["save-invest", "current-account", "BankAccount"],
  ["save-invest", "diaspora-current-account", "BankAccount"],
  ["save-invest", "corporate-bank-account", "BankAccount"],
  ["save-invest", "call-account", "DepositAccount"],
  ["save-invest", "fixed-term-deposit", "DepositAccount"],
  ["save-invest", "diaspora-housing-development-bond", "InvestmentOrDeposit"],
  ["borrow", "property-financing", "MortgageLoan"],
  ["borrow", "diaspora-equity-release", "MortgageLoan"],
  ["borrow", "car-loan", "LoanOrCredit"],
  ["borrow", "overdrafts", "LoanOrCredit"],
  ["borrow", "trade-finance", "FinancialProduct"],
  ["insure", "motor-insurance", "FinancialProduct"],
  ["move-money-trade", "foreign-exchange-solutions", "CurrencyConversionService"],
  ["move-money-trade", "diaspora-money-transfer-solutions", "PaymentService"],
  ["move-money-trade", "treasury-and-custodials-services", "FinancialProduct"],
])("%s %s is a %s", (family, slug, type) => {
  expect(financialTypeOf({ family, slug })).toBe(type);
});

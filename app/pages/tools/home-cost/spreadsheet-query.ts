import type { HomeChargeId } from "#domain/lending/home-cost.ts";
import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";

/** The parameters of the cost-of-credit spreadsheet, in shillings: the loan, and each charge at its highest. */
export function spreadsheetQuery({ request, cost, typed }: HomeAnswer): Record<string, string> {
  const shillings = (id: HomeChargeId) => {
    const cents = cost.charges.find((charge) => charge.id === id)?.cents.to;
    return cents === undefined ? "" : String(cents / 100);
  };
  return Object.fromEntries(
    Object.entries({
      product: "home-loan",
      amount: String(cost.loanCents / 100),
      rate: String(request.home.annualRatePercent),
      years: typed.years.trim(),
      commitment: typed.commitment.trim(),
      excise: typed.excise.trim(),
      valuation: shillings("valuation"),
      legal: shillings("legalFees"),
      insurance: shillings("insurance"),
      other: shillings("chargeDuty"),
    }).filter(([name, value]) => value !== "" || name === "commitment" || name === "excise"),
  );
}

import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";

/** The parameters of the cost-of-credit spreadsheet: the home, the loan, and each charge as it was entered. */
export function spreadsheetQuery({ request, cost, typed }: HomeAnswer): Record<string, string> {
  const { home } = request;
  const shown = (value: number | undefined) => (value === undefined ? "" : String(value));
  return Object.fromEntries(
    Object.entries({
      product: "home-loan",
      price: shown(home.priceCents / 100),
      amount: shown(cost.loanCents / 100),
      rate: shown(home.annualRatePercent),
      years: typed.years.trim(),
      commitment: typed.commitment.trim(),
      excise: typed.excise.trim(),
      valuationPercent: shown(home.valuationPercent),
      legalFrom: shown(home.legalFeesPercent?.from),
      legalTo: shown(home.legalFeesPercent?.to),
      legalVat: shown(home.legalVatPercent),
      legalCharge: typed.legalCharge.trim(),
      stampDuty: shown(home.stampDutyPercent),
      chargeDuty: shown(home.chargeDutyPercent),
      insurance: shown(home.insuranceYearlyCents && home.insuranceYearlyCents / 100),
    }).filter(([name, value]) => value !== "" || name === "commitment" || name === "excise"),
  );
}

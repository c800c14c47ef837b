import { type HomeBasis, leastDepositKes } from "#domain/lending/home-cost-input.ts";
import { exactMonthlyInstalmentKes } from "#domain/lending/mortgage.ts";
import type { Content } from "#model/content.ts";
import { factsOfPropertyFinancing } from "#model/products/find.ts";
import type { Fact } from "#model/products/fact-schema.ts";

/**
 * The default values of the home cost calculator: figures of the home loan, or of the plot loan if only that has them.
 * A field without a fact is empty.
 */
export function homeBasis({
  products,
  homeCost: { start },
}: Pick<Content, "products" | "homeCost">): HomeBasis {
  const home = factsOfPropertyFinancing(products, "home-loan");
  const plot = factsOfPropertyFinancing(products, "plot");
  const legal = plot.find(({ id }) => id === "legal");
  const tenor = home.find(({ id }) => id === "homeTenor");
  const years = tenor?.kind === "term" && tenor.unit === "year" ? tenor.length : undefined;
  const lent = { largestSharePercent: percentOf(home, "homeShare") ?? 100 };
  const loanKes = start.priceKes - leastDepositKes(start.priceKes, lent);
  return {
    ...lent,
    stampDutyPercent: {
      urban: percentOf(plot, "stampDuty"),
      rural: start.ruralStampDutyPercent,
      exempt: 0,
      family: 0,
    },
    legalVatPercent: start.legalVatPercent,
    defaults: {
      know: "price",
      price: start.priceKes.toLocaleString("en-KE"),
      loan: loanKes.toLocaleString("en-KE"),
      month: years === undefined ? "" : monthOf(loanKes, start.ratePercent, years),
      deposit: "",
      rate: text(start.ratePercent),
      years: text(years),
      area: "urban",
      commitment: text(percentOf(home, "commitmentFee")),
      excise: text(percentOf(home, "excise")),
      valuation: text(percentOf(plot, "valuation")),
      legalFrom: legal?.kind === "percentRange" ? text(legal.from) : "",
      legalTo: legal?.kind === "percentRange" ? text(legal.to) : "",
      legalCharge: "",
      chargeDuty: text(start.chargeDutyPercent),
      insurance: "",
    },
  };
}

/** The instalment in shillings, rounded up so that it repays the loan. */
function monthOf(amountKes: number, annualRatePercent: number, years: number) {
  const terms = { amountKes, annualRatePercent, months: Math.round(12 * years) };
  return Math.ceil(exactMonthlyInstalmentKes(terms)).toLocaleString("en-KE");
}

function percentOf(facts: readonly Fact[], id: string) {
  const fact = facts.find((each) => each.id === id);
  return fact?.kind === "percent" ? fact.percent : undefined;
}

const text = (value: number | undefined) => (value === undefined ? "" : String(value));

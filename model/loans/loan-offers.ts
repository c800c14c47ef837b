import type { Audience } from "#domain/products/catalogue.ts";
import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { type LoanBasis, longestMonths } from "#domain/lending/loan-cost-input.ts";
import type { Content } from "#model/content.ts";
import { findProduct } from "#model/products/find.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { LoanRecord } from "./loan-cost-schema.ts";

/** The published figures of charges that are not the bank's own, or no share of the loan. */
export type PublishedCharges = {
  valuationPercent?: number | undefined;
  legalPercent?: { from: number; to: number } | undefined;
  /** VAT on advocates' fees; published fees and the scale are before VAT. */
  legalVatPercent?: number | undefined;
  stampDutyPercent?: number | undefined;
  inspectionKes?: number | undefined;
};

/** A loan that the calculator knows, with the limits that its product publishes. */
export type LoanOffer = {
  id: string;
  label: string;
  product: { family: "borrow"; audience: Audience; slug: string };
  group: string | undefined;
  basis: LoanBasis;
  charges: PublishedCharges;
  /** The bounds that are the bank's own; the others are those of all calculators. */
  published: { min: boolean; max: boolean; months: boolean; rate: boolean };
};

/** The loans whose product is in the catalogue, in the order of the file. */
export function loanOffers({ products, loanCost, homeCost }: Content): LoanOffer[] {
  return loanCost.loans.flatMap((loan) => {
    const product = findProduct(products, { ...loan, family: "borrow" });
    if (!product) return [];
    const group = product.groups.find(({ path }) => path === loan.group);
    const offer = toOffer(loan, [...(group?.facts ?? []), ...product.facts]);
    const { legalVatPercent } = homeCost.start;
    return [{ ...offer, charges: { ...offer.charges, legalVatPercent } }];
  });
}

/** A loan without known limits: all its fields are empty. */
export function anyLoan(): LoanOffer {
  return toOffer(
    { id: "any-loan", label: "", audience: "for-individuals", slug: "any-loan", facts: {} },
    [],
  );
}

function toOffer(loan: LoanRecord, facts: readonly Fact[]): LoanOffer {
  const named = (name: keyof LoanRecord["facts"]) =>
    facts.find(({ id }) => id === loan.facts[name]);
  const min = amountOf(named("minimum"), "from");
  const max = amountOf(named("maximum"), "to");
  const months = monthsOf(named("term"));
  const percent = (name: keyof LoanRecord["facts"]) => {
    const fact = named(name);
    return fact?.kind === "percent" ? String(fact.percent) : "";
  };
  return {
    id: loan.id,
    label: loan.label,
    product: { family: "borrow", audience: loan.audience, slug: loan.slug },
    group: loan.group,
    charges: chargesOf(named),
    published: {
      min: min !== undefined,
      max: max !== undefined,
      months: months !== undefined,
      rate: percent("rate") !== "",
    },
    basis: {
      amountKes: { min: min ?? 1_000, max: max ?? calculatorBounds.amountKes.max },
      months: { min: 1, max: months ?? longestMonths },
      defaults: {
        amount: max === undefined ? "" : max.toLocaleString("en-KE"),
        rate: percent("rate"),
        months: months === undefined ? "" : String(months),
        commitment: percent("commitment"),
        excise: percent("excise"),
        valuation: "",
        legal: "",
        insurance: "",
        other: "",
      },
    },
  };
}

function chargesOf(named: (name: keyof LoanRecord["facts"]) => Fact | undefined): PublishedCharges {
  const percent = (name: "valuation" | "stampDuty") => {
    const fact = named(name);
    return fact?.kind === "percent" ? fact.percent : undefined;
  };
  const legal = named("legal");
  const inspection = named("inspection");
  return {
    valuationPercent: percent("valuation"),
    legalPercent: legal?.kind === "percentRange" ? legal : undefined,
    stampDutyPercent: percent("stampDuty"),
    inspectionKes: amountOf(inspection, "from"),
  };
}

function amountOf(fact: Fact | undefined, end: "from" | "to") {
  if (fact?.kind === "money" && fact.currency === "KES") return fact.amount;
  if (fact?.kind === "moneyRange" && fact.currency === "KES") return fact[end];
  return undefined;
}

/** The longest term in months; days and weeks are no bound for a loan that is repaid by the month. */
function monthsOf(fact: Fact | undefined) {
  const term = fact?.kind === "termRange" ? fact.to : fact;
  if (!term || !("unit" in term)) return undefined;
  if (term.unit === "year") return term.length * 12;
  return term.unit === "month" ? term.length : undefined;
}

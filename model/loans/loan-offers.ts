import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { type LoanBasis, longestMonths } from "#domain/lending/loan-cost-input.ts";
import type { Content } from "#model/content.ts";
import { findProduct } from "#model/products/find.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import { limitFrom } from "#model/products/limit-from.ts";
import type { LoanRecord } from "./loan-cost-schema.ts";

/** A loan of the calculator, with the limits that its product publishes. */
export type LoanOffer = ReturnType<typeof toOffer>;

/** The loans whose product is in the catalogue, in the order of the file. */
export function loanOffers({ products, loanCost, homeCost }: Content): LoanOffer[] {
  return loanCost.loans.flatMap((loan) => {
    const product = findProduct(products, { ...loan, family: "borrow" });
    if (!product) return [];
    const group = product.groups.find(({ path }) => path === loan.group);
    const facts = [...(group?.facts ?? []), ...product.facts];
    return toOffer(loan, facts, homeCost.start.legalVatPercent);
  });
}

/** A loan without known limits: all its fields are empty. */
export function anyLoan(): LoanOffer {
  return toOffer(
    { id: "any-loan", label: "", audience: "for-individuals", slug: "any-loan", facts: {} },
    [],
  );
}

function toOffer(loan: LoanRecord, facts: readonly Fact[], legalVatPercent?: number) {
  const named = (name: keyof LoanRecord["facts"]) =>
    facts.find(({ id }) => id === loan.facts[name]);
  const percent = (name: keyof LoanRecord["facts"]) => limitFrom(named(name), "most", "percent");
  const min = limitFrom(named("minimum"), "least", "KES");
  const max = limitFrom(named("maximum"), "most", "KES");
  const months = limitFrom(named("term"), "most", "months");
  const legal = named("legal");
  return {
    id: loan.id,
    label: loan.label,
    product: { family: "borrow" as const, audience: loan.audience, slug: loan.slug },
    group: loan.group,
    /** The figures of charges that are not the bank's own, or no share of the loan. */
    charges: {
      valuationPercent: percent("valuation"),
      legalPercent: legal?.kind === "percentRange" ? legal : undefined,
      /** VAT on advocates' fees; published fees and the scale are before VAT. */
      legalVatPercent,
      stampDutyPercent: percent("stampDuty"),
      inspectionKes: limitFrom(named("inspection"), "least", "KES"),
    },
    /** True for limits that the bank has published; the others are those of all calculators. */
    published: {
      min: min !== undefined,
      max: max !== undefined,
      months: months !== undefined,
      rate: percent("rate") !== undefined,
    },
    basis: {
      amountKes: { min: min ?? 1_000, max: max ?? calculatorBounds.amountKes.max },
      months: { min: 1, max: months ?? longestMonths },
      defaults: {
        amount: max?.toLocaleString("en-KE") ?? "",
        rate: String(percent("rate") ?? ""),
        months: String(months ?? ""),
        commitment: String(percent("commitment") ?? ""),
        excise: String(percent("excise") ?? ""),
        valuation: "",
        legal: "",
        insurance: "",
        other: "",
      },
    } satisfies LoanBasis,
  };
}

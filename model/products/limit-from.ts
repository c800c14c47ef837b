import type { LimitRule, Unit } from "#domain/lending/eligibility.ts";
import type { Fact } from "#model/products/fact-schema.ts";

/**
 * A published figure as a limit in the requested unit; for a range, the end on that side. Undefined if the fact
 * measures something else.
 */
export function limitFrom(fact: Fact | undefined, side: LimitRule["side"], unit: Unit | "percent") {
  if (!fact) return undefined;
  const end = side === "least" ? "from" : "to";
  switch (fact.kind) {
    case "percent":
      return unit === "percent" ? fact.percent : undefined;
    case "money":
      return unit === "KES" && fact.currency === "KES" ? fact.amount : undefined;
    case "moneyRange":
      return unit === "KES" && fact.currency === "KES" ? fact[end] : undefined;
    case "age":
      return unit === "years" ? fact.years : undefined;
    case "ageRange":
      return unit === "years" ? fact[end] : undefined;
    case "term":
      return termIn(fact, unit);
    case "termRange":
      return termIn(fact[end], unit);
    default:
      return undefined;
  }
}

function termIn({ length, unit }: { length: number; unit: string }, wanted: Unit | "percent") {
  if (wanted === "months" && unit === "month") return length;
  if (wanted === "months" && unit === "year") return length * 12;
  if (wanted === "years" && unit === "year") return length;
  return wanted === "years" && unit === "month" ? length / 12 : undefined;
}

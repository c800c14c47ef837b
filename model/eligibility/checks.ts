import { counties } from "#domain/contact/counties.ts";
import type { LimitRule, Unit } from "#domain/lending/eligibility.ts";
import type { Content } from "#model/content.ts";
import { limitFrom } from "#model/products/limit-from.ts";
import { findProduct } from "#model/products/find.ts";
import { fillFigures } from "#model/reading/prose.ts";
import type { EligibilityRecord } from "./schema.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Product } from "#model/products/schema.ts";

type Broken = { fails: string; helps: string };
type Question = EligibilityRecord["questions"][number];
type Option = Extract<Question, { kind: "choice" }>["options"][number];

/** A question with its texts, and with its limits as numbers, for `judgeEligibility`. */
export type CheckQuestion = ReturnType<typeof toQuestion>;

/** The check of one product. */
export type EligibilityCheck = ReturnType<typeof eligibilityChecks>[number];

/** The checks whose product is in the catalogue, by order; the figures of the product are filled into their texts. */
export function eligibilityChecks({
  eligibility,
  products,
}: Pick<Content, "eligibility" | "products">) {
  return eligibility.flatMap((record) => {
    const found = productOf(record, products);
    if (!found) return [];
    const { product, facts } = found;
    const questions = record.questions.map((question) => toQuestion(question, facts));
    return { ...record, product, group: record.product.group, questions };
  });
}

/** The product of a record, and the facts its rules may name: the group's own first. */
export function productOf(
  { product: named }: Pick<EligibilityRecord, "product">,
  products: readonly Product[],
) {
  const product = findProduct(products, named);
  const group = product?.groups.find(({ path }) => path === named.group);
  return product && { product, facts: [...(group?.facts ?? []), ...product.facts] };
}

function toQuestion(question: Question, facts: readonly Fact[]) {
  const { id, label, hint, rule } = question;
  // A question has no rule of its own if its answer only decides which rule applies to a later question.
  const asked = { id, label, hint, rule: rule && fillFigures(rule, facts) };
  const choice = { ...asked, kind: "choice" as const };
  if (question.kind === "choice") return { ...choice, isLong: false, options: question.options };
  if (question.kind === "county") {
    const options = counties.map((county): Option => ({
      value: county,
      label: county,
      verdict: "meets",
    }));
    // Too many to show at once.
    return { ...choice, isLong: true, options };
  }
  const { unit, what, example } = question;
  return {
    ...asked,
    kind: "number" as const,
    unit,
    what,
    example,
    rules: rulesOf(question, facts),
  };
}

/** The rules of a number, in the order in which they are checked. */
export function rulesOf(
  { least, most, mostShare, unit }: Extract<Question, { kind: "number" }>,
  facts: readonly Fact[],
): (LimitRule & Broken)[] {
  const given = [
    { side: "least" as const, limit: least },
    { side: "most" as const, limit: most },
    { side: "most" as const, limit: mostShare },
  ];
  return given.flatMap(({ side, limit }) => {
    if (!limit) return [];
    const wanted: Unit | "percent" = limit.shareOf ? "percent" : unit;
    const numberOf = (id: string | undefined) =>
      limitFrom(
        facts.find((fact) => fact.id === id),
        side,
        wanted,
      );
    const limits = Object.entries(limit.facts).flatMap(([answer, id]) => {
      const number = numberOf(id);
      return number === undefined ? [] : [[answer, number] as const];
    });
    const { shareOf, by, fails, helps } = limit;
    return {
      side,
      shareOf,
      by,
      limits: Object.fromEntries(limits),
      otherwise: numberOf(limit.fact),
      fails,
      helps,
    };
  });
}

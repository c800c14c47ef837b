import { counties } from "#domain/contact/counties.ts";
import type { LimitRule, QuestionId, Unit, Verdict } from "#domain/lending/eligibility.ts";
import type { Content } from "#model/content.ts";
import { limitFrom } from "#model/products/limit-from.ts";
import { findProduct } from "#model/products/find.ts";
import { fillFigures } from "#model/reading/prose.ts";
import type { EligibilityRecord } from "./schema.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Product } from "#model/products/schema.ts";

type Asked = {
  id: QuestionId;
  label: string;
  hint: string | undefined;
  /** The published rule; undefined if the answer only selects one. */
  rule: string | undefined;
};
type Broken = { fails: string; helps: string };
type PartlyBroken = { fails?: string | undefined; helps?: string | undefined };
type Question = EligibilityRecord["questions"][number];

/** A question with its texts, and with its limits as numbers, for `judgeEligibility`. */
export type CheckQuestion = Asked &
  (
    | {
        kind: "choice";
        /** True if the options are too many to show at once. */
        isLong: boolean;
        options: readonly ({ value: string; label: string; verdict: Verdict } & PartlyBroken)[];
      }
    | {
        kind: "number";
        unit: Unit;
        what: string;
        example: string;
        rules: readonly (LimitRule & Broken)[];
      }
  );

/** The check of one product. */
export type EligibilityCheck = Omit<EligibilityRecord, "questions" | "product"> & {
  id: string;
  product: Product;
  group: string | undefined;
  questions: readonly CheckQuestion[];
};

/** The checks whose product is in the catalogue, by order; the figures of the product are filled into their texts. */
export function eligibilityChecks({
  eligibility,
  products,
}: Pick<Content, "eligibility" | "products">): EligibilityCheck[] {
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
): { product: Product; facts: readonly Fact[] } | undefined {
  const product = findProduct(products, named);
  const group = product?.groups.find(({ path }) => path === named.group);
  return product && { product, facts: [...(group?.facts ?? []), ...product.facts] };
}

function toQuestion(question: Question, facts: readonly Fact[]): CheckQuestion {
  const { id, label, hint, rule } = question;
  const asked = { id, label, hint, rule: rule && fillFigures(rule, facts) };
  if (question.kind === "choice")
    return { ...asked, kind: "choice", isLong: false, options: question.options };
  if (question.kind === "county") {
    const options = counties.map((county) => ({
      value: county,
      label: county,
      verdict: "meets" as const,
    }));
    return { ...asked, kind: "choice", isLong: true, options };
  }
  const { unit, what, example } = question;
  return { ...asked, kind: "number", unit, what, example, rules: rulesOf(question, facts) };
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

import { counties } from "#domain/contact/counties.ts";
import type { Content } from "#model/content.ts";
import { productOf, rulesOf } from "#model/eligibility/checks.ts";
import { checkProse } from "#model/reading/prose.ts";
import type { EligibilityRecord } from "#model/eligibility/schema.ts";
import type { Fact } from "#model/products/fact-schema.ts";

type Question = EligibilityRecord["questions"][number];

/**
 * Rules that refer to a fact their product does not have, and questions that depend on one that is not asked before
 * them.
 */
export function checkEligibility({
  eligibility,
  products,
}: Pick<Content, "eligibility" | "products">): string[] {
  return eligibility.flatMap((record) => {
    const found = productOf(record, products);
    // If an editor takes a product down, its eligibility check goes too.
    if (!found) return [];
    const { group } = record.product;
    const hasGroup = !group || found.product.groups.some(({ path }) => path === group);
    return [
      ...(hasGroup ? [] : [`product.group: ${group} is no group of the product`]),
      ...record.questions.flatMap((question, i) =>
        checkQuestion(question, record.questions.slice(0, i), found.facts).map(
          (mistake) => `questions.${i}.${mistake}`,
        ),
      ),
    ].map((mistake) => `eligibility/${record.id}.yaml ${mistake}`);
  });
}

function checkQuestion(question: Question, before: readonly Question[], facts: readonly Fact[]) {
  const inRule = question.rule && checkProse(question.rule, facts);
  return [
    ...(before.some(({ id }) => id === question.id) ? [`id: ${question.id} appears twice`] : []),
    ...(inRule ? [`rule: ${inRule}`] : []),
    ...(question.kind === "number" ? checkNumber(question, before, facts) : []),
  ];
}

function checkNumber(
  question: Extract<Question, { kind: "number" }>,
  before: readonly Question[],
  facts: readonly Fact[],
) {
  const given = [question.least, question.most, question.mostShare].filter((each) => !!each);
  return rulesOf(question, facts).flatMap((rule, i) => {
    const { fact, facts: byAnswer, by } = given[i] ?? { facts: {} };
    const answers = Object.keys(byAnswer);
    const chooser = before.find(({ id }) => id === by);
    const known = answersOf(chooser);
    const missing = [
      ...(fact && rule.otherwise === undefined ? [fact] : []),
      ...answers.filter((answer) => rule.limits[answer] === undefined),
    ];
    const isShareKnown =
      !rule.shareOf || before.some(({ id, kind }) => id === rule.shareOf && kind === "number");
    const isComplete = fact !== undefined || known.every((answer) => answers.includes(answer));
    return [
      ...missing.map((id) => `limit: ${id} is no fact of this product that fits the question`),
      ...answers
        .filter((answer) => !known.includes(answer))
        .map((answer) => `by: ${answer} is no answer to ${by}`),
      ...(isShareKnown ? [] : [`shareOf: ${rule.shareOf} is not asked before`]),
      ...((by ? chooser : fact) && isComplete ? [] : ["limit: there is none for every answer"]),
    ];
  });
}

function answersOf(question: Question | undefined): readonly string[] {
  if (question?.kind === "county") return counties;
  return question?.kind === "choice" ? question.options.map(({ value }) => value) : [];
}

import { fillWords } from "#domain/pages/fill-words.ts";
import type { CheckQuestion } from "#model/eligibility/checks.ts";
import type { CanIApply } from "#model/eligibility/schema.ts";
import {
  type EligibilityFaults,
  type Finding,
  typedBounds,
  type Unit,
  type Verdict,
} from "#domain/lending/eligibility.ts";
import { formatTerm } from "#domain/products/fact.ts";
import { formatMoney } from "#domain/money/money.ts";

/** One finding in words: a rule that is met needs no more than itself. */
export type FindingWords = { id: string; verdict: Verdict; text: string; helps?: string };

/** Every finding that there is something to say about, what stands in the way first. */
export function findingWords(
  questions: readonly CheckQuestion[],
  findings: readonly Finding[],
): FindingWords[] {
  const order: Verdict[] = ["fails", "ask", "meets"];
  return questions
    .flatMap((question, i) => {
      const finding = findings[i];
      const words = finding && wordsOf(question, finding);
      return words ? [words] : [];
    })
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

function wordsOf(question: CheckQuestion, finding: Finding): FindingWords | undefined {
  const { id, verdict } = finding;
  if (verdict === "meets") return question.rule ? { id, verdict, text: question.rule } : undefined;
  if (question.kind === "choice") {
    const { fails = "", helps = "" } =
      question.options.find(({ value }) => value === finding.answer) ?? {};
    return { id, verdict, text: fails, helps };
  }
  const { rule, limit = 0, allowed = 0 } = finding.broken ?? {};
  const broken = question.rules[rule ?? 0];
  if (!broken) return undefined;
  const values = {
    limit: broken.shareOf ? `${limit}%` : figure(limit, question.unit),
    allowed: figure(allowed, question.unit),
    gap: figure(Math.max(0, Math.ceil(Number(finding.answer) - allowed)), question.unit),
  };
  return {
    id,
    verdict,
    text: fillWords(broken.fails, values),
    helps: fillWords(broken.helps, values),
  };
}

function figure(value: number, unit: Unit) {
  if (unit === "KES") return formatMoney(value);
  return formatTerm({ length: value, unit: unit === "years" ? "year" : "month" });
}

/** Words for what is missing or cannot be read, in the order of the form. */
export function eligibilityErrors(
  questions: readonly CheckQuestion[],
  faults: EligibilityFaults,
  { faults: words }: CanIApply,
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const fault = faults[question.id];
      if (!fault) return [];
      if (question.kind === "choice") return [[question.id, words[fault]]];
      const { min, max } = typedBounds(question.unit);
      const values = {
        example: question.example,
        min: figure(min, question.unit),
        max: figure(max, question.unit),
      };
      return [[question.id, fillWords(words[fault], values)]];
    }),
  );
}

import { fillText } from "#domain/texts/fill-text.ts";
import type { CheckQuestion } from "#model/eligibility/checks.ts";
import type { Content } from "#model/content.ts";
import {
  type EligibilityErrorCodes,
  type Finding,
  typedBounds,
  type Unit,
  type Verdict,
} from "#domain/lending/eligibility.ts";
import { formatTerm } from "#domain/time/term.ts";
import { formatMoney } from "#domain/money/money.ts";

/** One finding as text; a rule that is met has no advice. */
export type FindingTexts = { id: string; verdict: Verdict; text: string; helps?: string };

/** The findings that have a text, failed rules first. */
export function findingTexts(
  questions: readonly CheckQuestion[],
  findings: readonly Finding[],
): FindingTexts[] {
  const order: Verdict[] = ["fails", "ask", "meets"];
  return questions
    .flatMap((question, i) => {
      const finding = findings[i];
      const texts = finding && textsOf(question, finding);
      return texts ? [texts] : [];
    })
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

function textsOf(question: CheckQuestion, finding: Finding): FindingTexts | undefined {
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
    text: fillText(broken.fails, values),
    helps: fillText(broken.helps, values),
  };
}

function figure(value: number, unit: Unit) {
  if (unit === "KES") return formatMoney(value);
  return formatTerm({ length: value, unit: unit === "years" ? "year" : "month" });
}

/** Error messages for missing or invalid answers, in the order of the form. */
export function eligibilityErrors(
  questions: readonly CheckQuestion[],
  errors: EligibilityErrorCodes,
  { canIApply, messages }: Pick<Content, "canIApply" | "messages">,
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const { id, label } = question;
      const error = errors[id];
      if (!error) return [];
      if (error === "notChosen" || question.kind === "choice")
        return [[id, fillText(canIApply.errors.notChosen, { question: label })]];
      const { min, max } = typedBounds[question.unit];
      const values = {
        what: question.what,
        example: question.example,
        min: figure(min, question.unit),
        max: figure(max, question.unit),
      };
      return [[id, fillText(messages.figures.errors[error], values)]];
    }),
  );
}

import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { calculatorBounds } from "./calculator-input.ts";
import {
  type Bounds,
  parseTypedAmount,
  parseTypedYears,
  parseWholeMonths,
  type TypedNumberErrorCode,
} from "#domain/money/typed-number.ts";

/** The fields of `/can-i-apply/{product}`: one for each question that a record may ask. */
export const questionIds = [
  "account",
  "age",
  "amount",
  "borrower",
  "charged",
  "child",
  "contract",
  "county",
  "identity",
  "jobs",
  "joining",
  "months",
  "price",
  "purpose",
  "school",
  "security",
  "till",
  "vehicle",
  "visa",
  "years",
] as const;
type QuestionId = (typeof questionIds)[number];

/** `ask`: the visitor does not know yet. */
export const verdicts = ["meets", "ask", "fails"] as const;
export type Verdict = (typeof verdicts)[number];

export const units = ["KES", "years", "months"] as const;
export type Unit = (typeof units)[number];

/** A published limit of a number. It may differ by the answer to a choice: the county, the kind of vehicle. */
export type LimitRule = {
  side: "least" | "most";
  /** The limit is a percentage of the answer to this question. */
  shareOf?: QuestionId | undefined;
  by?: QuestionId | undefined;
  limits: Readonly<Record<string, number>>;
  /** For all answers without an entry in `limits`. */
  otherwise?: number | undefined;
};

export type EligibilityQuestion =
  | {
      id: QuestionId;
      kind: "choice";
      options: readonly { value: string; verdict: Verdict }[];
    }
  | { id: QuestionId; kind: "number"; unit: Unit; rules: readonly LimitRule[] };

/** The verdict on one answer. */
export type Finding = {
  id: QuestionId;
  verdict: Verdict;
  /** The choice, or the number that was typed. */
  answer: string | number;
  /** The rule that is broken, and what it allows in the question's own unit; shillings are rounded down. */
  broken?: { rule: number; limit: number; allowed: number };
};

type EligibilityErrorCode = TypedNumberErrorCode | "notChosen";
export type EligibilityErrorCodes = Partial<Record<QuestionId, EligibilityErrorCode>>;

type Judged = { ok: true; findings: Finding[] } | { ok: false; errors: EligibilityErrorCodes };

/** The bounds of valid input; a product's own limits are rules, so that breaking one gives a finding, not an error. */
export const typedBounds: Readonly<Record<Unit, Bounds>> = {
  KES: calculatorBounds.amountKes,
  years: { min: 0, max: 120 },
  months: { min: 1, max: 480 },
};

const readers = {
  KES: parseTypedAmount,
  years: parseTypedYears,
  months: parseWholeMonths,
} as const satisfies Record<Unit, unknown>;

/**
 * CAT-18: compares a visitor's answers with the published rules of a product. It says which rules are not met and never
 * that a loan is granted: the bank alone judges income and credit history.
 */
export function judgeEligibility(
  questions: readonly EligibilityQuestion[],
  sent: SubmittedFields,
): Judged {
  const errors: EligibilityErrorCodes = {};
  const answers = new Map<QuestionId, string | number>();
  for (const question of questions) {
    const typed = textOf(sent, question.id);
    if (question.kind === "choice") {
      if (question.options.some(({ value }) => value === typed)) answers.set(question.id, typed);
      else errors[question.id] = "notChosen";
    } else {
      const { unit } = question;
      const read = readers[unit](typed, typedBounds[unit]);
      if (read.ok) answers.set(question.id, read.value);
      else errors[question.id] = read.reason;
    }
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    findings: questions.map((question) => find(question, answers)),
  };
}

type Answers = ReadonlyMap<QuestionId, string | number>;

function find(question: EligibilityQuestion, answers: Answers): Finding {
  const { id } = question;
  const answer = answers.get(id) ?? "";
  if (question.kind === "choice") {
    const chosen = question.options.find(({ value }) => value === answer);
    return { id, answer, verdict: chosen?.verdict ?? "ask" };
  }
  for (const [i, rule] of question.rules.entries()) {
    const limit = limitOf(rule, answers);
    if (limit === undefined) continue;
    const allowed = rule.shareOf ? shareOf(limit, answers.get(rule.shareOf)) : limit;
    const isBroken = rule.side === "most" ? Number(answer) > allowed : Number(answer) < allowed;
    if (isBroken) return { id, answer, verdict: "fails", broken: { rule: i, limit, allowed } };
  }
  return { id, answer, verdict: "meets" };
}

function limitOf({ by, limits, otherwise }: LimitRule, answers: Answers) {
  return (by && limits[String(answers.get(by))]) ?? otherwise;
}

/** A percentage of an amount in whole shillings, rounded down: never more than the bank lends. */
function shareOf(percent: number, amount: string | number | undefined) {
  return Math.floor((Number(amount ?? 0) * percent) / 100);
}

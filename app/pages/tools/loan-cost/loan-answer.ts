import { fillText } from "#domain/texts/fill-text.ts";
import type { LoanOffer } from "#model/loans/loan-offers.ts";
import type { Content } from "#model/content.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import { loanCost, type LoanCost } from "#domain/lending/loan-cost.ts";
import {
  chargesOf,
  type LoanBasis,
  type LoanErrorCodes,
  loanFieldsOf,
  type LoanRequest,
  parseLoanInput,
  typedFor,
} from "#domain/lending/loan-cost-input.ts";
import { formatTerm } from "#domain/time/term.ts";
import { formatMoney } from "#domain/money/money.ts";

export type LoanAnswered =
  | { ok: true; request: LoanRequest; cost: LoanCost }
  | { ok: false; errors: LoanErrorCodes };

/** The values of the form, their answer, and the errors to show. `left` is the loan whose form was sent. */
export function readLoan(
  fields: Readonly<Record<string, string>>,
  basis: LoanBasis,
  left: LoanBasis | undefined,
  exampleRate: string,
) {
  const sent = new URLSearchParams(fields);
  const own = left ? typedFor(sent, startingAt(exampleRate, left)) : sent;
  const typed = loanFieldsOf(own, startingAt(exampleRate, basis));
  const answered = answerLoan(new Map(Object.entries(typed)), basis);
  // After a change of loan, an empty field is not an error yet, but a typed value must fit the new loan's limits.
  const isError = (name: string) => (left ? own.has(name) : own.size > 0);
  const errors: LoanErrorCodes = answered.ok
    ? {}
    : Object.fromEntries(Object.entries(answered.errors).filter(([name]) => isError(name)));
  return { typed, answered, errors };
}

/** A loan without a published rate begins with an example of one. */
function startingAt(rate: string, basis: LoanBasis): LoanBasis {
  return basis.defaults.rate ? basis : { ...basis, defaults: { ...basis.defaults, rate } };
}

function answerLoan(sent: SubmittedFields, basis: LoanBasis): LoanAnswered {
  const input = parseLoanInput(sent, basis);
  if (!input.ok) return input;
  const { request } = input;
  const answered = loanCost(request.terms, chargesOf(request));
  return answered.ok
    ? { ok: true, request, cost: answered.cost }
    : { ok: false, errors: { months: answered.reason } };
}

/** "Published limits: up to KES 7,000,000; up to 84 months." */
export function limitsText(
  { published, basis }: LoanOffer,
  { loanCost: { form }, language }: Pick<Content, "loanCost" | "language">,
): string {
  const amount = published.min
    ? published.max
      ? form.amountBetween
      : form.amountFrom
    : published.max && form.amountUpTo;
  const limits = [
    amount &&
      fillText(amount, {
        min: formatMoney(basis.amountKes.min),
        max: formatMoney(basis.amountKes.max),
      }),
    published.months &&
      fillText(form.monthsUpTo, {
        months: formatTerm({ length: basis.months.max, unit: "month" }, language),
      }),
  ].filter(Boolean);
  return limits.length > 0 ? fillText(form.limits, { limits: limits.join("; ") }) : form.noLimits;
}

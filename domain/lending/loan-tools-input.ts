import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import { bareFigure } from "#domain/money/typed-number.ts";
import { monthsRule, mortgageRules } from "./calculator-input.ts";
import { homeBounds } from "./home-cost-input.ts";
import { type LoanCharges, shareCents } from "./loan-cost.ts";
import type { LoanTerms, RateAndMonths } from "./amortisation.ts";
import { type ExtraPayments, type OverpaymentEffect, overpaymentEffects } from "./overpayment.ts";
import type { TakeOverFees } from "./take-over.ts";
import {
  type FieldErrorCode,
  type FieldErrorCodes,
  centsIfGiven,
  inCents,
  readTypedFields,
} from "#domain/forms/typed-fields.ts";

const { chargePercent, excisePercent, insuranceKes } = homeBounds;
const fee = { unit: "percent", bounds: chargePercent, isOptional: true } as const;
const balance = mortgageRules.amount;
const extra = { ...balance, bounds: { ...balance.bounds, min: 0 }, isOptional: true } as const;
const charge = { unit: "amount", bounds: insuranceKes, isOptional: true } as const;

/** The loan that a visitor has: what is owed, at which rate, for how long. */
const loan = { balance, rate: mortgageRules.rate, months: monthsRule } as const;

/** The fields of `/calculators/overpay` in the order of its form, besides `effect`. */
export const overpayRules = {
  ...loan,
  extra,
  once: extra,
  at: { ...monthsRule, unit: "month", isOptional: true },
  fee,
} as const;

/** The fields of `/calculators/take-over` in the order of its form. */
export const takeOverRules = {
  ...loan,
  newRate: loan.rate,
  newMonths: { ...monthsRule, isOptional: true },
  legal: charge,
  original: { ...balance, isOptional: true },
  fee,
  arrangement: fee,
  excise: { ...fee, bounds: excisePercent },
  valuation: charge,
  chargeDuty: fee,
  other: charge,
} as const;

/** The fields of `/calculators/offers`; all but the first are those of one offer, in the order of its URL. */
export const offerRules = {
  amount: balance,
  rate: loan.rate,
  fees: charge,
  insurance: charge,
  years: mortgageRules.years,
} as const;
export const offerFields = ["rate", "fees", "insurance", "years"] as const;
export const mostOffers = 3;

export type LoanToolField =
  | keyof typeof overpayRules
  | keyof typeof takeOverRules
  | keyof typeof offerRules;
type LoanToolErrorCode =
  | FieldErrorCode
  | "noExtra"
  | "afterTheEnd"
  | "belowBalance"
  | "neverRepaid";
export type LoanToolErrors = Readonly<Record<string, LoanToolErrorCode>>;

export type ToolInput<Request> =
  | { ok: true; request: Request }
  | { ok: false; errors: LoanToolErrors };

const termsOf = (values: { balance: number; rate: number; months: number }): LoanTerms => ({
  loanCents: inCents(values.balance),
  annualRatePercent: values.rate,
  months: values.months,
});

export type OverpayRequest = {
  terms: LoanTerms;
  extra: ExtraPayments;
  effect: OverpaymentEffect;
  /** Charged on each extra payment. */
  feePercent: number;
};

/** Reads a loan and the payments in addition to it; a single one without a month is paid with the next instalment. */
export function parseOverpay(sent: SubmittedFields): ToolInput<OverpayRequest> {
  const read = readTypedFields(sent, overpayRules);
  if (!read.ok) return read;
  const { values } = read;
  const { extra: monthly = 0, once = 0, at = 1, fee: feePercent = 0 } = values;
  if (monthly + once === 0) return { ok: false, errors: { extra: "noExtra" } };
  if (at > values.months) return { ok: false, errors: { at: "afterTheEnd" } };
  const effect = overpaymentEffects.find((each) => each === sent.get("effect")) ?? "term";
  const payments = { monthlyCents: inCents(monthly), onceCents: inCents(once) };
  return {
    ok: true,
    request: { terms: termsOf(values), extra: { ...payments, onceMonth: at }, effect, feePercent },
  };
}

export type TakeOverRequest = {
  terms: LoanTerms;
  next: RateAndMonths;
  fees: Omit<TakeOverFees, "legalVatPercent">;
};

/** Reads a loan, the terms that would take its place, and the costs; the period and the first loan may be left out. */
export function parseTakeOver(sent: SubmittedFields): ToolInput<TakeOverRequest> {
  const read = readTypedFields(sent, takeOverRules);
  if (!read.ok) return read;
  const { values } = read;
  const { balance: left, original = left } = values;
  if (original < left) return { ok: false, errors: { original: "belowBalance" } };
  return {
    ok: true,
    request: {
      terms: termsOf(values),
      next: { annualRatePercent: values.newRate, months: values.newMonths ?? values.months },
      fees: {
        originalCents: inCents(original),
        legalCents: centsIfGiven(values.legal),
        earlyFeePercent: values.fee,
        arrangementPercent: values.arrangement,
        excisePercent: values.excise,
        chargeDutyPercent: values.chargeDuty,
        valuationCents: centsIfGiven(values.valuation),
        otherCents: centsIfGiven(values.other),
      },
    },
  };
}

/** The figures of one offer as typed, by field. */
export type TypedOffer = Readonly<Record<(typeof offerFields)[number], string>>;
/** `place` is the offer's number in the form, from 1. */
export type LoanOfferTerms = { place: number; terms: LoanTerms; charges: LoanCharges };

/** An offer of the URL, `14,50000,12000,20`: rate, fees, insurance a year, years. Thousands have no commas there. */
export function splitOffer(offer: string): TypedOffer {
  const [rate = "", fees = "", insurance = "", years = ""] = offer.split(",");
  return { rate, fees: inThousands(fees), insurance: inThousands(insurance), years };
}

const inThousands = (typed: string) =>
  /^\d+$/.test(typed) ? typed.replace(/\B(?=(?:\d{3})+$)/g, ",") : typed;

/** The offers as in the URL. An empty one is kept so that those after it keep their number. */
export function joinOffers(offers: readonly TypedOffer[]): string[] {
  const joined = offers.map((offer) =>
    offerFields.map((name) => offer[name].replaceAll(",", "").trim()).join(","),
  );
  return joined.slice(0, joined.findLastIndex((offer) => offer !== ",,,") + 1);
}

/** The rules of one offer's fields: fees may be a percentage. */
export const rulesOf = (offer?: TypedOffer) =>
  offer && bareFigure(offer.fees).endsWith("%") ? { ...offerRules, fees: fee } : offerRules;

/** Reads up to three offers for one amount; empty ones are left out, but at least one is required. */
export function parseOffers(
  amount: string,
  offers: readonly TypedOffer[],
): ToolInput<LoanOfferTerms[]> {
  const errors: Record<string, LoanToolErrorCode> = {};
  const given = offers.map((offer, i) => ({ offer, place: i + 1 }));
  const filled = given.filter(({ offer }) => offerFields.some((name) => offer[name].trim() !== ""));
  const read = (filled.length > 0 ? filled : given.slice(0, 1)).flatMap(({ offer, place }) => {
    const rules = rulesOf(offer);
    const one = readTypedFields(new Map(Object.entries({ ...offer, amount })), rules);
    if (!one.ok) {
      nameErrors(one.errors, place, errors);
      return [];
    }
    const { rate, fees = 0, insurance = 0, years } = one.values;
    const loanCents = inCents(one.values.amount);
    const terms = { loanCents, annualRatePercent: rate, months: years };
    const isShare = rules.fees.unit === "percent";
    const atStartCents = isShare ? shareCents(loanCents, fees) : inCents(fees);
    return [{ place, terms, charges: { atStartCents, yearlyCents: inCents(insurance) } }];
  });
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, request: read };
}

function nameErrors(
  found: FieldErrorCodes,
  place: number,
  errors: Record<string, LoanToolErrorCode>,
) {
  for (const [name, code] of Object.entries(found))
    errors[name === "amount" ? name : `${name}-${place}`] = code;
}

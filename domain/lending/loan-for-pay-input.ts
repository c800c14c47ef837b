import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { grossForNet, netPay } from "#domain/pay/net-pay.ts";
import { payBounds, type PayKind, payKinds } from "#domain/pay/net-pay-input.ts";
import type { PayRates } from "#domain/pay/pay-rates.ts";
import { type HomeBasis, homeBounds } from "./home-cost-input.ts";
import {
  homeForLoan,
  type HomeForLoan,
  type Household,
  interestReliefCents,
  loansByRule,
  type PersonsPay,
  priceStepKes,
  type Strain,
  strains,
  sumOf,
} from "./loan-for-pay.ts";
import {
  type FieldErrorCode,
  type FieldErrorCodes,
  centsIfGiven,
  inCents,
  readTypedFields,
} from "./typed-fields.ts";

/** These may be in the address; the others are about a person, and never are. */
export const loanForPayQuery = ["deposit", "rate", "years"] as const;

const optional = { isOptional: true } as const;

/** An interest rate of 0 is not a bank's, and above 40% a loan is hardly repaid. */
const rateBounds = { min: 1, max: 40 };

/** The fields' rules besides `kind`. */
export const loanForPayRules = {
  pay: { unit: "amount", bounds: payBounds },
  partner: { unit: "amount", bounds: payBounds, ...optional },
  /** Of both; without it, it follows from the pay. */
  gross: { unit: "amount", bounds: { ...payBounds, max: 2 * payBounds.max }, ...optional },
  debts: { unit: "amount", bounds: { min: 0, max: payBounds.max }, ...optional },
  age: { unit: "age", bounds: { min: 18, max: 100 }, ...optional },
  share: { unit: "percent", bounds: { min: 1, max: 100 }, ...optional },
  deposit: { unit: "amount", bounds: homeBounds.depositKes, ...optional },
  rate: { unit: "rate", bounds: rateBounds },
  years: { unit: "years", bounds: { min: 1, max: 40 } },
} as const;

/** A period longer than the bank's home loan is refused. */
export function loanForPayRulesOf({ defaults }: HomeBasis) {
  const { years } = loanForPayRules;
  const max = Number(defaults.years) || years.bounds.max;
  return { ...loanForPayRules, years: { ...years, bounds: { ...years.bounds, max } } };
}

export type LoanForPay = ReturnType<typeof loansByRule> & {
  kind: PayKind;
  household: Household;
  /** Undefined where no home can be bought. */
  home: HomeForLoan | undefined;
  /** True if the cash buys no home that would need the whole loan. */
  isCashLimit: boolean;
  strains: readonly Strain[];
  reliefCents: number;
  /** The last month for which all rates of the law are known, if that is over. */
  knownTo: string | undefined;
};
type Answered = { ok: true; answer: LoanForPay } | { ok: false; errors: FieldErrorCodes };

/** The laws, the costs of a home and the longest period of the bank's loan. */
export type LoanForPayBasis = { rates: PayRates; home: HomeBasis };

/** Reads one or two people's pay and the loan they think of, and works out what the rules allow. */
export function answerLoanForPay(sent: SubmittedFields, basis: LoanForPayBasis): Answered {
  const read = readTypedFields(sent, loanForPayRulesOf(basis.home));
  if (!read.ok) return read;
  const { pay, partner, gross, debts = 0, age, share, deposit, rate, years: months } = read.values;
  const kind = payKinds.find((each) => each === textOf(sent, "kind")) ?? "gross";
  const people = { pay, partner };
  const pays: PersonsPay[] = [];
  const errors: Record<string, FieldErrorCode> = {};
  for (const [name, kes] of Object.entries(people)) {
    if (kes === undefined) continue;
    const person = payOf(kes * 100, kind, basis.rates);
    if (person) pays.push(person);
    else errors[name] = "tooLarge";
  }
  const grossCents = centsIfGiven(gross) ?? sumOf(pays, "grossCents");
  if (grossCents < sumOf(pays, "netCents")) errors["gross"] = "tooSmall";
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const terms = { annualRatePercent: rate, months };
  const debtsCents = inCents(debts);
  const household = { pays, grossCents, debtsCents, age, bankPercent: share, terms };
  const { rules, binding } = loansByRule(household);
  const bought = { ...terms, months: binding.months };
  const cashCents = centsIfGiven(deposit);
  const home =
    binding.loanCents > 0
      ? homeForLoan(binding.loanCents, cashCents, bought, basis.home)
      : undefined;
  const loan = home && { ...bought, loanCents: home.loanCents };
  return {
    ok: true,
    answer: {
      kind,
      rules,
      binding,
      household,
      home,
      isCashLimit:
        home !== undefined &&
        cashCents !== undefined &&
        home.loanCents + priceStepKes * 100 <= binding.loanCents,
      strains: loan ? strains(household, loan) : [],
      reliefCents: loan ? interestReliefCents(household, loan, basis.rates) : 0,
      knownTo: basis.rates.knownTo,
    },
  };
}

function payOf(typedCents: number, kind: PayKind, rates: PayRates): PersonsPay | undefined {
  const cents = Math.round(typedCents);
  const most = 2 * 100 * payBounds.max;
  const grossCents = kind === "gross" ? cents : grossForNet(cents, {}, rates, most);
  return grossCents === undefined
    ? undefined
    : { grossCents, netCents: netPay({ grossCents }, rates).netCents };
}

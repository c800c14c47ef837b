import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { grossForNet, netPay } from "#domain/pay/net-pay.ts";
import { payBounds, payKinds } from "#domain/pay/net-pay-input.ts";
import type { PayRates } from "#domain/pay/pay-rates.ts";
import { type HomeBasis, homeBounds } from "./home-cost-input.ts";
import {
  homeForLoan,
  type Household,
  interestReliefCents,
  loansByRule,
  type PersonsPay,
  priceStepKes,
  strains,
} from "./loan-for-pay.ts";
import {
  type FieldErrorCode,
  centsIfGiven,
  inCents,
  readTypedFields,
} from "#domain/forms/typed-fields.ts";

/** These may be in the URL; the others are personal data, so they never are. */
export const loanForPayQuery = ["deposit", "rate", "years"] as const;

const optional = { isOptional: true } as const;

/** No bank charges 0%, and above 40% a loan can hardly be repaid. */
const rateBounds = { min: 1, max: 40 };

const mostCents = 2 * inCents(payBounds.max);

/** The fields' rules besides `kind`. */
export const loanForPayRules = {
  pay: { unit: "amount", bounds: payBounds },
  partner: { unit: "amount", bounds: payBounds, ...optional },
  /** The first person's gross pay, used with a net pay; if empty, it is computed from the net pay. */
  gross: { unit: "amount", bounds: { ...payBounds, max: 2 * payBounds.max }, ...optional },
  debts: { unit: "amount", bounds: { min: 0, max: payBounds.max }, ...optional },
  age: { unit: "age", bounds: { min: 18, max: 100 }, ...optional },
  share: { unit: "percent", bounds: { min: 1, max: 100 }, ...optional },
  deposit: { unit: "amount", bounds: homeBounds.depositKes, ...optional },
  rate: { unit: "rate", bounds: rateBounds },
  years: { unit: "years", bounds: { min: 1, max: 40 } },
} as const;

/** The same rules, with the term limited to that of the bank's home loan. */
export function loanForPayRulesOf({ defaults }: HomeBasis) {
  const { years } = loanForPayRules;
  const max = Number(defaults.years) || years.bounds.max;
  return { ...loanForPayRules, years: { ...years, bounds: { ...years.bounds, max } } };
}

/** The changes that may help where no home can be bought. */
export const remedyIds = ["cash", "debts", "term"] as const;

export type LoanForPay = Extract<ReturnType<typeof answerLoanForPay>, { ok: true }>["answer"];

/** The laws, the costs of a home and the longest period of the bank's loan. */
export type LoanForPayBasis = { rates: PayRates; home: HomeBasis };

/** Reads one or two people's pay and the loan they think of, and works out what the rules allow. */
export function answerLoanForPay(sent: SubmittedFields, basis: LoanForPayBasis) {
  const read = readTypedFields(sent, loanForPayRulesOf(basis.home));
  if (!read.ok) return read;
  const { pay, partner, gross, debts = 0, age, share, deposit, rate, years: months } = read.values;
  const kind = payKinds.find((each) => each === textOf(sent, "kind")) ?? "gross";
  const people = { pay: [pay, gross], partner: [partner] };
  const pays: PersonsPay[] = [];
  const errors: Record<string, FieldErrorCode> = {};
  for (const [name, [kes, grossKes]] of Object.entries(people)) {
    if (kes === undefined) continue;
    const cents = inCents(kes);
    // The gross pay from the payslip is only used with a net pay.
    const slipCents = centsIfGiven(grossKes) ?? grossForNet(cents, {}, basis.rates, mostCents);
    const grossCents = kind === "gross" ? cents : slipCents;
    const netCents = kind === "net" ? cents : netPay({ grossCents: cents }, basis.rates).netCents;
    if (grossCents === undefined) errors[name] = "tooLarge";
    else if (grossCents < netCents) errors["gross"] = "tooSmall";
    else pays.push({ grossCents, netCents });
  }
  if (Object.keys(errors).length > 0) return { ok: false as const, errors };
  const terms = { annualRatePercent: rate, months };
  const household = { pays, debtsCents: inCents(debts), age, bankPercent: share, terms };
  const cashCents = centsIfGiven(deposit);
  const { rules, binding } = loansByRule(household);
  const homeWith = (change: Partial<Household>, cash: number | undefined) => {
    const { loanCents, months: lent } = loansByRule({ ...household, ...change }).binding;
    return homeForLoan(loanCents, cash, { ...terms, months: lent }, basis.home);
  };
  const home = homeWith({}, cashCents);
  const longest = loanForPayRulesOf(basis.home).years.bounds.max * 12;
  const changed = {
    cash: () => homeWith({}, undefined),
    debts: () => homeWith({ debtsCents: 0 }, cashCents),
    term: () => homeWith({ terms: { ...terms, months: longest } }, cashCents),
  };
  const remedies = home ? [] : remedyIds.filter((id) => changed[id]());
  const loan = home && { ...terms, months: binding.months, loanCents: home.loanCents };
  return {
    ok: true as const,
    answer: {
      kind,
      rules,
      binding,
      household,
      /** Undefined where no home can be bought. */
      home,
      /** Each would be enough on its own to make a home affordable. */
      remedies,
      /** True if the cash, not the loan, limits the price. */
      isCashLimit: home
        ? cashCents !== undefined && home.loanCents + priceStepKes * 100 <= binding.loanCents
        : remedies.includes("cash"),
      strains: loan ? strains(household, loan) : [],
      reliefCents: loan ? interestReliefCents(household, loan, basis.rates) : 0,
      /** The last month for which all statutory rates are known, if it has passed. */
      knownTo: basis.rates.knownTo,
    },
  };
}

import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import { chargeScale, scaleFeeCents } from "./advocates-scale.ts";
import type { Bounds } from "#domain/money/typed-number.ts";
import { loanForInstalment, type RateAndMonths } from "./amortisation.ts";
import { calculatorBounds } from "./calculator-input.ts";
import type { Home } from "./home-cost.ts";
import {
  type FieldErrorCode,
  type FieldRules,
  centsIfGiven,
  heldFields,
  inCents,
  readEachField,
} from "#domain/forms/typed-fields.ts";

/** The parameters of `/calculators/home-cost`. Nothing of them is about the visitor: pay and age have no field here. */
export const homeCostFields = [
  "know",
  "price",
  "loan",
  "month",
  "deposit",
  "rate",
  "years",
  "area",
  "commitment",
  "excise",
  "valuation",
  "legalFrom",
  "legalTo",
  "legalCharge",
  "chargeDuty",
  "insurance",
] as const;
export type HomeCostField = (typeof homeCostFields)[number];

/** The figure that a visitor knows; the others follow from it and the deposit. */
export const knownFigures = ["price", "loan", "month"] as const;

/** They decide the stamp duty on the transfer. */
export const areas = ["urban", "rural", "exempt", "family"] as const;
export type Area = (typeof areas)[number];

/** The values of fields that the URL does not name, from the bank and the law. */
export type HomeBasis = {
  defaults: Readonly<Record<HomeCostField, string>>;
  /** The largest share of the price that is lent, in percent. */
  largestSharePercent: number;
  stampDutyPercent: Readonly<Record<Area, number | undefined>>;
  /** VAT on what advocates charge. */
  legalVatPercent: number | undefined;
};

export const homeBounds = {
  priceKes: { min: 100_000, max: calculatorBounds.amountKes.max },
  loanKes: { min: 100_000, max: calculatorBounds.amountKes.max },
  depositKes: { min: 0, max: calculatorBounds.amountKes.max },
  /** A charge above a quarter of its base is a typing mistake. */
  chargePercent: { min: 0, max: 25 },
  /** Excise is a share of a fee, not of the loan. */
  excisePercent: { min: 0, max: 100 },
  insuranceKes: { min: 0, max: 10_000_000 },
  legalChargeKes: { min: 0, max: 10_000_000 },
  monthKes: { min: 1, max: 100_000_000 },
} as const satisfies Record<string, Bounds>;

export type HomeErrorCode =
  | FieldErrorCode
  | "notBelowPrice"
  | "belowFrom"
  | "beyondLoans"
  | "unknown";
type HomeErrorCodes = Partial<Record<HomeCostField, HomeErrorCode>>;

export type HomeRequest = Extract<ReturnType<typeof parseHomeInput>, { ok: true }>["request"];

const { chargePercent, excisePercent } = homeBounds;
const charge = { unit: "percent", bounds: chargePercent, isOptional: true } as const;

/** The rules of the figures, in the order of the form. */
export const homeCostRules = {
  price: { unit: "amount", bounds: homeBounds.priceKes },
  loan: { unit: "amount", bounds: homeBounds.loanKes },
  month: { unit: "amount", bounds: homeBounds.monthKes },
  deposit: { unit: "amount", bounds: homeBounds.depositKes, isOptional: true },
  rate: { unit: "rate", bounds: calculatorBounds.annualRatePercent },
  years: { unit: "years", bounds: calculatorBounds.years },
  commitment: charge,
  excise: { ...charge, bounds: excisePercent },
  legalFrom: charge,
  legalTo: charge,
  valuation: charge,
  chargeDuty: charge,
  legalCharge: { unit: "amount", bounds: homeBounds.legalChargeKes, isOptional: true },
  insurance: { unit: "amount", bounds: homeBounds.insuranceKes, isOptional: true },
} as const satisfies FieldRules;

/**
 * Reads what a visitor typed. An empty optional field is unknown and left out of the totals; an empty deposit becomes
 * the minimum, rounded up to a shilling. Converts amounts from shillings to cents.
 */
export function parseHomeInput(sent: SubmittedFields, basis: HomeBasis) {
  const typed = heldFields(sent, basis.defaults);
  const know = knownFigures.find((each) => each === typed.know);
  const area = areas.find((each) => each === typed.area);
  const { price, loan, month, ...others } = homeCostRules;
  const known = { price: { price }, loan: { loan }, month: { month } }[know ?? "price"];
  const read = readEachField(new Map(Object.entries(typed)), { ...known, ...others });
  const errors: HomeErrorCodes = {
    ...(!know && { know: "unknown" }),
    ...(!area && { area: "unknown" }),
    ...read.errors,
  };
  const values: Partial<Record<HomeCostField, number>> = read.values;
  const { rate, years: months, deposit, legalFrom, legalTo } = values;
  const terms =
    rate === undefined || months === undefined ? undefined : { annualRatePercent: rate, months };
  const lentKes = know === "month" ? loanOfMonth(values.month, terms) : values.loan;
  const { min, max } = homeBounds.loanKes;
  const isBeyond = lentKes !== undefined && (lentKes < min || lentKes > max);
  if (isBeyond) errors.month = "beyondLoans";
  const loanKes = isBeyond ? undefined : lentKes;
  const purchase = purchaseOf({ priceKes: values.price, loanKes, depositKes: deposit }, basis);
  if (legalFrom !== undefined && legalTo !== undefined && legalTo < legalFrom)
    errors.legalTo = "belowFrom";
  if (purchase && purchase.depositKes >= purchase.priceKes) errors.deposit = "notBelowPrice";
  if (purchase && purchase.priceKes > homeBounds.priceKes.max) {
    if (know === "month") errors.month = "beyondLoans";
    else errors.loan = "tooLarge";
  }
  if (!know || !area || !purchase || !terms || Object.keys(errors).length > 0)
    return { ok: false as const, errors };
  return {
    ok: true as const,
    request: {
      ...{ know, area },
      home: {
        ...terms,
        priceCents: inCents(purchase.priceKes),
        depositCents: inCents(purchase.depositKes),
        commitmentFeePercent: values.commitment,
        exciseDutyPercent: values.excise,
        valuationPercent: values.valuation,
        legalFeesPercent: rangeOf(legalFrom, legalTo),
        chargeLegalCents:
          centsIfGiven(values.legalCharge) ??
          scaleFeeCents(inCents(purchase.priceKes - purchase.depositKes), chargeScale),
        legalVatPercent: basis.legalVatPercent,
        stampDutyPercent: basis.stampDutyPercent[area],
        chargeDutyPercent: values.chargeDuty,
        insuranceYearlyCents: centsIfGiven(values.insurance),
      } satisfies Home,
      /** The minimum deposit. */
      leastDepositCents: leastDepositKes(purchase.priceKes, basis) * 100,
    },
  };
}

function loanOfMonth(monthKes: number | undefined, terms: RateAndMonths | undefined) {
  if (monthKes === undefined || !terms) return undefined;
  return Math.floor(loanForInstalment(inCents(monthKes), terms) / 100);
}

type Lent = Pick<HomeBasis, "largestSharePercent">;

/** The minimum deposit in percent, rounded to hundredths, so that 100 less 88.1 is exactly 11.9. */
export const leastDepositPercent = ({ largestSharePercent }: Lent): number =>
  Math.round((100 - largestSharePercent) * 100) / 100;

/** The minimum deposit for a price, rounded up to a shilling: computed in whole cents and hundredths of a percent. */
export function leastDepositKes(priceKes: number, lent: Lent): number {
  const cents = inCents(priceKes);
  const hundredths = Math.round(leastDepositPercent(lent) * 100);
  return Math.ceil((cents * hundredths) / 1_000_000);
}

/** The minimum deposit to go with a loan, rounded up to a shilling: the loan is then the largest for that price. */
export function depositBesideKes(loanKes: number, lent: Lent): number {
  const cents = inCents(loanKes);
  const hundredths = Math.round(leastDepositPercent(lent) * 100);
  return Math.ceil((cents * hundredths) / (10_000 - hundredths) / 100);
}

type Known = Record<"priceKes" | "loanKes" | "depositKes", number | undefined>;

/** The price and the deposit, from the price or else from the loan. */
function purchaseOf({ priceKes, loanKes, depositKes }: Known, lent: Lent) {
  if (priceKes !== undefined)
    return { priceKes, depositKes: depositKes ?? leastDepositKes(priceKes, lent) };
  if (loanKes === undefined) return undefined;
  const besideKes = depositKes ?? depositBesideKes(loanKes, lent);
  return { priceKes: loanKes + besideKes, depositKes: besideKes };
}

/** A range with one figure begins and ends with it. Without figures, only the advocates' scale applies, as the minimum. */
function rangeOf(from: number | undefined, to: number | undefined) {
  const low = from ?? to ?? 0;
  return { from: low, to: to ?? low };
}

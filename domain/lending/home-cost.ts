import { saleScale, scaleFeeCents } from "./advocates-scale.ts";
import { amortise, type RateAndMonths } from "./amortisation.ts";
import { costOfSchedule, type Receiver, shareCents } from "./loan-cost.ts";

/** The charges besides price and interest, in the order of a purchase, with their receivers. */
const receiverOf = {
  commitmentFee: "bank",
  exciseDuty: "kra",
  valuation: "valuer",
  legalFees: "advocates",
  chargeLegalFees: "advocates",
  legalVat: "kra",
  stampDuty: "kra",
  chargeDuty: "kra",
  insurance: "insurer",
} as const satisfies Record<string, Receiver>;
export type HomeChargeId = keyof typeof receiverOf;
// The cast: Object.keys loses the type of the keys.
export const homeChargeIds = Object.keys(receiverOf) as HomeChargeId[];

/**
 * A home and how it is paid for. Amounts in cents; percentages of the loan (commitment fee, charge duty), of the
 * commitment fee (excise) or of the price (the rest). Unknown charges are left out, never guessed.
 */
export type Home = RateAndMonths & {
  priceCents: number;
  depositCents: number;
  commitmentFeePercent?: number | undefined;
  exciseDutyPercent?: number | undefined;
  valuationPercent?: number | undefined;
  /** For the transfer; it costs no less than the advocates' scale. */
  legalFeesPercent?: { from: number; to: number } | undefined;
  /** For the lender's charge on the title. */
  chargeLegalCents?: number | undefined;
  /** Of both legal fees. */
  legalVatPercent?: number | undefined;
  stampDutyPercent?: number | undefined;
  chargeDutyPercent?: number | undefined;
  insuranceYearlyCents?: number | undefined;
};

/** Both are equal if no charge is a range. */
export type CentsRange = { from: number; to: number };

type HomeCharge = {
  id: HomeChargeId;
  receiver: Receiver;
  cents: CentsRange;
  /** True for charges of the loan. The transfer belongs to the home, and the APR excludes VAT. */
  isOfCredit: boolean;
};

export type HomeCost = Extract<ReturnType<typeof homeCost>, { ok: true }>["cost"];

const notOfCredit: readonly HomeChargeId[] = ["legalFees", "legalVat", "stampDuty"];

/**
 * The full cost of a home: the cash of the first day, the loan with its charges, and everything together, in cents,
 * each charge rounded to the nearest; the caller gives the rates of CAT-15 and CAT-16. A yearly charge counts once on
 * the first day and once for each further year.
 * @throws RangeError where the deposit is below 0 or not below the price, and as `loanCost` does
 */
export function homeCost(home: Home) {
  const { priceCents, depositCents, months, annualRatePercent } = home;
  if (!(depositCents >= 0 && depositCents < priceCents))
    throw new RangeError(`Deposit: ${depositCents} of ${priceCents}`);
  const loanCents = priceCents - depositCents;
  const amounts = chargeAmounts(home, loanCents);
  const charges = homeChargeIds.flatMap((id): HomeCharge[] => {
    const cents = amounts[id];
    return cents
      ? [{ id, receiver: receiverOf[id], cents, isOfCredit: !notOfCredit.includes(id) }]
      : [];
  });
  const terms = { loanCents, annualRatePercent, months };
  const yearlyCents = home.insuranceYearlyCents ?? 0;
  const amortised = amortise(terms);
  if (!amortised.ok) return amortised;
  const costAt = (end: keyof CentsRange) =>
    costOfSchedule(amortised.schedule, terms, {
      atStartCents: sumOf(charges.filter(isOnceOfCredit), end),
      yearlyCents,
    });
  const credit = atEnds(costAt);
  const ofTheHome = charges.filter(({ isOfCredit }) => !isOfCredit);
  return {
    ok: true as const,
    cost: {
      loanCents,
      charges,
      /** The charges that were not given and are missing from every sum. */
      leftOut: homeChargeIds.filter((id) => amounts[id] === undefined),
      dayOneCents: atEnds((end) => depositCents + sumOf(charges, end)),
      /** The cost of the loan with the lowest charges and with the highest. */
      credit,
      /** Deposit, all instalments and all charges. */
      totalCents: atEnds((end) => priceCents + credit[end].totalCostCents + sumOf(ofTheHome, end)),
    },
  };
}

/** Excise is a share of the fee, so without the fee there is none. */
function chargeAmounts(
  home: Home,
  loanCents: number,
): Partial<Record<HomeChargeId, CentsRange | undefined>> {
  const share = (ofCents: number | undefined, percent: number | undefined) =>
    ofCents === undefined || percent === undefined
      ? undefined
      : exactly(shareCents(ofCents, percent));
  const { priceCents, insuranceYearlyCents, chargeLegalCents, legalVatPercent } = home;
  const legalFees = transferFees(home);
  const chargeLegalFees = chargeLegalCents === undefined ? undefined : exactly(chargeLegalCents);
  const legal = legalFees || chargeLegalFees ? bothOf(legalFees, chargeLegalFees) : undefined;
  const commitmentFee = share(loanCents, home.commitmentFeePercent);
  return {
    commitmentFee,
    exciseDuty: share(commitmentFee?.from, home.exciseDutyPercent),
    valuation: share(priceCents, home.valuationPercent),
    legalFees,
    chargeLegalFees,
    legalVat:
      legal && legalVatPercent !== undefined
        ? atEnds((end) => shareCents(legal[end], legalVatPercent))
        : undefined,
    stampDuty: share(priceCents, home.stampDutyPercent),
    chargeDuty: share(loanCents, home.chargeDutyPercent),
    insurance: insuranceYearlyCents === undefined ? undefined : exactly(insuranceYearlyCents),
  };
}

function transferFees({ priceCents, legalFeesPercent }: Home): CentsRange | undefined {
  if (!legalFeesPercent) return undefined;
  const least = scaleFeeCents(priceCents, saleScale);
  return atEnds((end) => Math.max(least, shareCents(priceCents, legalFeesPercent[end])));
}

const bothOf = (a = exactly(0), b = exactly(0)) => atEnds((end) => a[end] + b[end]);

const exactly = (cents: number) => atEnds(() => cents);

const atEnds = <T>(at: (end: keyof CentsRange) => T) => ({ from: at("from"), to: at("to") });

const isOnceOfCredit = ({ id, isOfCredit }: HomeCharge) => isOfCredit && id !== "insurance";

function sumOf(charges: readonly HomeCharge[], end: keyof CentsRange) {
  return charges.reduce((sum, { cents }) => sum + cents[end], 0);
}

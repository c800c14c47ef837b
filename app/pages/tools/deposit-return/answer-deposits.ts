import { figureErrors } from "#app/parts/figure-texts.ts";
import type { DepositOffer } from "#model/deposits/offers.ts";
import type { Content } from "#model/content.ts";
import {
  type DepositErrorCodes,
  depositRules,
  type DepositRequest,
} from "#domain/deposits/deposit-input.ts";
import {
  depositReturn,
  type DepositReturn,
  equalRatePercent,
  taxWithCeiling,
} from "#domain/deposits/deposit-return.ts";

/** The return of one deposit at the rate entered for it. */
export type DepositAnswer = ReturnType<typeof answerDeposits>[number];

/** The deposits with an entered rate, highest return first. Those with a minimum above the amount come last. */
export function answerDeposits(
  { depositCents, months, taxed, rates }: DepositRequest,
  offers: readonly DepositOffer[],
) {
  return offers
    .flatMap((offer) => {
      const ratePercent = rates.get(offer.id);
      if (ratePercent === undefined) return [];
      const taxPercent = taxed === "resident" ? offer.taxPercent : offer.normalTaxPercent;
      const isLower = taxPercent < offer.normalTaxPercent;
      const terms = { depositCents, months, taxPercent, annualRatePercent: ratePercent };
      const outcome = depositReturn({ ...terms, paid: offer.paid });
      return {
        offer,
        ratePercent,
        taxPercent,
        /** True if the amount is below the deposit's minimum. Its return is calculated all the same. */
        isBelowMinimum: depositCents < 100 * (offer.minimumKes ?? 0),
        outcome,
        /** The net interest if the lower tax applies only up to its ceiling; undefined while the interest is within it. */
        netAboveCeilingCents: isLower ? netAboveCeiling(outcome, offer) : undefined,
        /** The rate that would give the same net interest under the usual tax; undefined if the tax is not lower. */
        equalPercent: isLower
          ? equalRatePercent(ratePercent, { taxPercent, otherTaxPercent: offer.normalTaxPercent })
          : undefined,
      };
    })
    .sort(
      (a, b) =>
        Number(a.isBelowMinimum) - Number(b.isBelowMinimum) ||
        b.outcome.netCents - a.outcome.netCents,
    );
}

function netAboveCeiling(
  { interestCents }: DepositReturn,
  { ceilingKes, taxPercent, normalTaxPercent }: DepositOffer,
) {
  const ceilingCents = 100 * (ceilingKes ?? Infinity);
  if (interestCents <= ceilingCents) return undefined;
  const rule = { taxPercent, ceilingCents, abovePercent: normalTaxPercent };
  return interestCents - taxWithCeiling(interestCents, rule);
}

/** Error messages by field, in the order of the form. */
export function depositErrors(
  errors: DepositErrorCodes,
  offers: readonly DepositOffer[],
  { depositReturn: { errors: own, fields }, messages }: Content,
) {
  const ids = offers.map(({ id }) => id);
  const ofRates = Object.fromEntries(ids.map((id) => [id, fields.rate]));
  return figureErrors(errors, depositRules(ids), {
    errors: { ...messages.figures.errors, ...own },
    fields: { ...ofRates, ...fields },
  });
}

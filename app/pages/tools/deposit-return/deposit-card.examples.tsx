import type { DepositOffer } from "#model/deposits/offers.ts";
import type { Examples } from "#app/ui/examples.ts";
import { answerDeposits } from "./answer-deposits.ts";
import { DepositCard } from "./deposit-card.tsx";

const offer: DepositOffer = {
  id: "fixed",
  label: "Specimen deposit",
  inText: "the specimen deposit",
  product: { family: "save-invest", audience: "for-individuals", slug: "specimen" },
  paid: "atEnd",
  minimumKes: undefined,
  taxPercent: 15,
  normalTaxPercent: 15,
  ceilingKes: undefined,
};
const lowTax: DepositOffer = { ...offer, taxPercent: 10, paid: "addedMonthly" };

function cardOf(given: DepositOffer, depositKes: number) {
  const answers = answerDeposits(
    {
      depositCents: depositKes * 100,
      months: 12,
      taxed: "resident",
      rates: new Map([[given.id, 10]]),
    },
    [given],
  );
  return answers.map((answer) => (
    <DepositCard key={given.id} answer={answer} mostCents={answer.outcome.netCents} />
  ));
}

export const examples: Examples = {
  title: "Deposit card",
  states: {
    "the usual tax": cardOf(offer, 100_000),
    "a lower tax": cardOf(lowTax, 100_000),
    "above the ceiling of the lower tax": cardOf({ ...lowTax, ceilingKes: 5000 }, 100_000),
    "below the minimum": cardOf({ ...offer, minimumKes: 200_000 }, 100_000),
  },
};
